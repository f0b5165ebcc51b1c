import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import type { ProposedField } from '#contracts/vocabulary/lists/drafts.ts';
import { draftPath } from '../../../lib/admin/drafts.ts';
import { ApiError, errorDetail } from '../../../lib/api/api-error.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import type { TenderForm } from '../tender-values.ts';
import { workOf } from './draft-values.ts';
import { text } from './messages.en.ts';

const PAUSE_MS = 1000;
const AGAIN_MS = 5000;
/** Larger ones the browser does not send after the page is gone. */
const LAST_WORDS_MAX = 60_000;

export interface AutosaveOptions {
  readonly form: TenderForm;
  readonly draft: Draft;
  readonly confirmed: ReadonlySet<ProposedField>;
  /** False where the draft is not in this person's hands. */
  readonly isOn: boolean;
  /** True once the draft is published or handed on. */
  readonly endedRef: RefObject<boolean>;
  /** Filled with what sends everything typed so far and answers whether that reached the server. */
  readonly keepRef: RefObject<(() => Promise<boolean>) | undefined>;
  /** Callback for a refusal, because somebody else has the draft or it is done. */
  readonly onRefused: () => void;
}

/** Keeps what is keyed when the typing pauses and when the form is left. Answers in words how that went, and whether something is not kept. */
export function useAutosave({ form, draft, confirmed, isOn, endedRef, keepRef, onRefused }: AutosaveOptions) {
  const queryClient = useQueryClient();
  const [words, setWords] = useState('');
  const [isUnkept, setUnkept] = useState(false);
  useWatch({ control: form.control });
  const present = JSON.stringify(workOf(form.getValues(), draft, confirmed));
  const latest = useRef(present);
  const kept = useRef(present);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const keep = async (isLast: boolean) => {
    const body = latest.current;
    if (!isOn || endedRef.current) return;
    if (body === kept.current) {
      setUnkept(false);
      setWords((before) => before && text.kept);
      return;
    }
    try {
      await request(`${draftPath(draft.id)}/work`, {
        method: 'PUT',
        body: JSON.parse(body) as unknown,
        keepalive: isLast && body.length < LAST_WORDS_MAX,
      });
      kept.current = body;
      setUnkept(false);
      setWords(text.kept);
    } catch (error) {
      const isRefusal = error instanceof ApiError && [404, 409].includes(error.status);
      setUnkept(true);
      setWords(text.notKept(errorDetail(error, '')));
      if (isRefusal) onRefused();
      else if (!isLast) setTimeout(() => void keepNow.current(false), AGAIN_MS);
    }
  };
  const keepNow = useRef(keep);
  useEffect(() => {
    latest.current = present;
    keepNow.current = keep;
  });
  useImperativeHandle(keepRef, () => async () => {
    const isKept = () => !isOn || endedRef.current || latest.current === kept.current;
    if (isKept()) return true;
    setUnkept(true);
    setWords(text.keeping);
    turn.current = turn.current.then(() => keepNow.current(false));
    await turn.current;
    return isKept();
  });
  useEffect(() => {
    if (present === kept.current) return;
    const timer = setTimeout(() => {
      turn.current = turn.current.then(() => keepNow.current(false));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [present]);
  useEffect(() => {
    const leave = () => keepNow.current(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      void turn.current.then(leave).then(() => invalidatePaths(queryClient, CHANGED.draft));
    };
  }, [queryClient]);
  return { words, isUnkept };
}
