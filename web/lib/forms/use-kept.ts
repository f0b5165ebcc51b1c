import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { type DraftsHolder, draftChanged, selectDraft } from './drafts.slice.ts';
import { useWarnBeforeUnload } from './use-warn-before-unload.ts';

/**
 * Keeps what is typed into a form, but for passwords, for those who go away and come back; the browser asks before it goes
 * with the page. Answers what ends that once it was sent.
 */
export function useKept<Values extends FieldValues, Body>(
  { formState: { isDirty }, setValue, subscribe }: UseFormReturn<Values, unknown, Body>,
  form: string,
): () => void {
  const store = useStore<DraftsHolder>();
  useWarnBeforeUnload(isDirty);
  useEffect(() => {
    for (const [name, value] of Object.entries(selectDraft(form)(store.getState()) ?? {}))
      setValue(name as FieldPath<Values>, value as never, { shouldDirty: true });
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const typed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields));
        const entries = JSON.stringify(typed, (name, part: unknown) => (/password/i.test(name) ? undefined : part));
        store.dispatch(draftChanged({ form, entries: JSON.parse(entries) }));
      },
    });
  }, [form, setValue, store, subscribe]);
  return () => store.dispatch(draftChanged({ form }));
}
