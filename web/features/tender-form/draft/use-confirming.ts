import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import type { ProposedField } from '#contracts/vocabulary/lists/drafts.ts';
import { text as formText } from '../messages.en.ts';
import type { TenderForm } from '../tender-form-type.ts';
import { keyedAsProposed, nextControl, type Proposed, proposedIn, textOf } from './draft-values.ts';
import { text } from './messages.en.ts';

/** Keys, focus and the check before publishing, for the form around. */
export interface FormGuard {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** False, with the first proposal that nobody has confirmed in focus, as long as there is one. */
  readonly mayPublish: () => boolean;
  readonly confirm: (field: ProposedField) => void;
}

interface Confirming {
  readonly form: TenderForm;
  readonly draft: Draft;
  /** For a second look everything is confirmed anew. */
  readonly isSecond: boolean;
  readonly guardRef: RefObject<FormGuard | undefined>;
  readonly onWaiting: (waiting: readonly Proposed[]) => void;
}

/** Proposals wait in their controls until Enter confirms them or another value is typed. */
export function useConfirming({ form, draft, isSecond, guardRef, onWaiting }: Confirming) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<ProposedField>>(
    () => new Set(isSecond ? [] : draft.work?.confirmed),
  );
  const [focused, setFocused] = useState('');
  const [said, say] = useState('');
  const proposed = useMemo(
    () => (isSecond ? keyedAsProposed(proposedIn(draft), draft.work) : proposedIn(draft)),
    [draft, isSecond],
  );
  const values = useWatch({ control: form.control });
  useLateProposals(form, draft, proposed, confirmed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of a value
  useEffect(() => {
    const typed = proposed.filter(({ field, stated }) => !confirmed.has(field) && form.getValues(field) !== stated);
    if (typed.length > 0) setConfirmed((all) => new Set([...all, ...typed.map(({ field }) => field)]));
  }, [values, proposed, confirmed, form]);
  const waiting = useMemo(() => proposed.filter(({ field }) => !confirmed.has(field)), [proposed, confirmed]);
  useEffect(() => onWaiting(waiting), [waiting, onWaiting]);

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
    onFocus: ({ target }) => setFocused(controlOf(target) || focused),
    onKeyDown: (event) => {
      const { target } = event;
      if (!isPlainEnter(event) || !(target instanceof HTMLInputElement)) return;
      // A list above takes its match first; an empty search has none.
      if (event.defaultPrevented && !(target.type === 'search' && target.value === '')) return;
      event.preventDefault();
      const name = controlOf(target);
      const own = waiting.find(({ field }) => field === name);
      if (own === undefined) goOn(name);
      else confirm(own.field);
    },
    mayPublish: () => {
      const [first] = waiting;
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

/** Proposals that arrive while somebody keys already fill the controls that are empty still. */
function useLateProposals(
  form: TenderForm,
  draft: Draft,
  proposed: readonly Proposed[],
  confirmed: ReadonlySet<ProposedField>,
): void {
  const seen = useRef<Set<ProposedField>>(undefined);
  const words = textOf(draft);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    const known = seen.current ?? new Set<ProposedField>();
    seen.current = known;
    for (const { field, stated } of proposed) {
      const isNew = !known.has(field) && !isFirst;
      known.add(field);
      const isFree = form.getValues(field) === '' || (field === 'publishDate' && !form.getFieldState(field).isDirty);
      if (isNew && isFree && !confirmed.has(field)) form.setValue(field, stated);
    }
    if (!isFirst && words !== '' && form.getValues('ocrText') === '') form.setValue('ocrText', words);
  }, [form, proposed, confirmed, words]);
}
