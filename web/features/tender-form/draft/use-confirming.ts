import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { ProposedField } from '#contracts/vocabulary/lists/drafts.ts';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { useNow } from '../../../lib/site.tsx';
import type { FormGuard } from '../components/tender-form.tsx';
import { text as formText } from '../messages.en.ts';
import type { TenderForm, TenderValues } from '../tender-values.ts';
import {
  confirmedFields,
  keyedAsProposed,
  nextControl,
  type Proposed,
  proposedIn,
  textOf,
  unknownBody,
} from './draft-values.ts';
import { text } from './messages.en.ts';

/** The same for what stands beside the controls of a draft. */
export interface DraftGuard extends FormGuard {
  readonly confirm: (field: ProposedField) => void;
  /** Puts a value there that a person chose, and goes on. */
  readonly put: (field: ProposedField, value: string) => void;
}

export interface Marked {
  readonly waiting: readonly Proposed[];
  readonly unknown: string | undefined;
}

export interface Confirming {
  readonly form: TenderForm;
  readonly draft: Draft;
  /** True for a second look, for which everything is confirmed anew. */
  readonly isSecond: boolean;
  readonly guardRef: RefObject<DraftGuard | undefined>;
  /** Callback with what waits, and the name of a body on the scan that nobody knows as long as none is chosen. */
  readonly onWaiting: (marked: Marked) => void;
}

/** Proposals wait in their controls until Enter confirms them or another value is typed. */
export function useConfirming({ form, draft, isSecond, guardRef, onWaiting }: Confirming) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<ProposedField>>(
    () => new Set(isSecond ? [] : draft.work?.confirmed),
  );
  const [focused, setFocused] = useState('');
  const [said, say] = useState('');
  const today = karachiDay(useNow());
  const proposed = useMemo(() => {
    const all = proposedIn(draft, today);
    return isSecond ? keyedAsProposed(all, draft.work) : all;
  }, [draft, isSecond, today]);
  const values = useWatch({ control: form.control });
  const begun = useLateProposals(form, draft, proposed, confirmed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of a value
  useEffect(() => {
    const now = confirmedFields(confirmed, proposed, form.getValues(), begun.current);
    if (now.size !== confirmed.size || [...now].some((field) => !confirmed.has(field))) setConfirmed(now);
  }, [values, proposed, confirmed, form, begun]);
  const waiting = useMemo(() => proposed.filter(({ field }) => !confirmed.has(field)), [proposed, confirmed]);
  const body = values.procuringOrganizationId ?? '';
  const unknown = body === '' || unresolvedText(body) !== undefined ? unknownBody(draft) : undefined;
  useEffect(() => onWaiting({ waiting, unknown }), [waiting, unknown, onWaiting]);

  const goOn = (from: string) => {
    const waits = new Set<string>(waiting.map(({ field }) => field).filter((field) => field !== from));
    const next = nextControl(from, { ...form.getValues() }, waits);
    focusControl(next === undefined ? 'button[type=submit]' : controlAt(next));
  };
  const confirm = (field: ProposedField) => {
    setConfirmed((all) => new Set([...all, field]));
    say('');
    goOn(field);
  };
  useImperativeHandle(guardRef, () => ({
    confirm,
    put: (field, value) => {
      form.setValue(field, value, { shouldDirty: true });
      goOn(field);
    },
    onFocus: ({ target }) => setFocused(controlOf(target) || focused),
    onKeyDown: (event) => {
      const { target } = event;
      if (!isPlainEnter(event) || !isLeftByEnter(target)) return;
      // A list above takes its match first; an empty search has none.
      if (event.defaultPrevented && !(target.type === 'search' && target.value === '')) return;
      event.preventDefault();
      const name = controlOf(target);
      const own = waiting.find(({ field }) => field === name);
      if (own === undefined) goOn(name);
      else confirm(own.field);
    },
    mayPublish: (fields) => {
      const first = waiting.find(({ field }) => fields?.includes(field) !== false);
      if (first === undefined) return true;
      focusControl(controlAt(first.field));
      say(text.confirmFirst(formText.label(first.field)));
      return false;
    },
  }));
  return { confirmed, proposed, waiting, focused, said: waiting.length === 0 ? '' : said };
}

const isPlainEnter = ({ key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !ctrlKey && !metaKey && !shiftKey && !altKey && !nativeEvent.isComposing;

/** Lines need Enter for themselves, but none begins with a blank one. */
const isLeftByEnter = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && target.value.trim() === '');

const controlAt = (name: string) => `form :is([name="${name}"], [data-field="${name}"] input)`;

/** Focuses at once, because the form library waits a moment, in which a fast clerk has typed on. */
function focusControl(selector: string): void {
  const control = document.querySelector<HTMLElement>(`[role=dialog] ${selector}`);
  control?.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
}

/** The field of the form that an element belongs to. */
function controlOf(target: Element): string {
  const group = target.closest<HTMLElement>('[data-field]');
  return (
    group?.dataset.field ?? (target instanceof HTMLInputElement ? target.name : (target.getAttribute('name') ?? ''))
  );
}

/**
 * Proposals that arrive while somebody keys already fill the controls that nobody has touched. Answers the values as they
 * were put into the form, which no act of a person is.
 */
function useLateProposals(
  form: TenderForm,
  draft: Draft,
  proposed: readonly Proposed[],
  confirmed: ReadonlySet<ProposedField>,
): RefObject<TenderValues> {
  const [first] = useState(() => ({ ...form.getValues() }));
  const begun = useRef<TenderValues>(first);
  const put = useRef(new Map<ProposedField, string>());
  const words = textOf(draft);
  const wordsBefore = useRef(words);
  useEffect(() => {
    for (const { field, stated } of proposed) {
      const value = form.getValues(field);
      const isUntouched = value === begun.current[field];
      const isFree = value === '' || value === put.current.get(field);
      put.current.set(field, stated);
      if (confirmed.has(field) || !isUntouched || !isFree || value === stated) continue;
      begun.current = { ...begun.current, [field]: stated };
      form.setValue(field, stated);
    }
    const isRead = words !== wordsBefore.current;
    wordsBefore.current = words;
    if (isRead && words !== '' && form.getValues('ocrText') === '') form.setValue('ocrText', words);
  }, [form, proposed, confirmed, words]);
  return begun;
}
