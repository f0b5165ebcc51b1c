import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { type DraftsHolder, draftChanged, selectDraft } from './drafts.slice.ts';

/** Keeps what is typed into a form, but for passwords, for those who go away and come back. Answers what ends that once it was sent. */
export function useKept<Values extends FieldValues, Body>(
  { setValue, subscribe }: UseFormReturn<Values, unknown, Body>,
  form: string,
): () => void {
  const store = useStore<DraftsHolder>();
  useEffect(() => {
    for (const [name, value] of Object.entries(selectDraft(form)(store.getState()) ?? {}))
      setValue(name as FieldPath<Values>, value as never, { shouldDirty: true });
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const typed = Object.entries(values).filter(([name]) => name in dirtyFields && !/password/i.test(name));
        store.dispatch(draftChanged({ form, entries: Object.fromEntries(typed) }));
      },
    });
  }, [form, setValue, store, subscribe]);
  return () => store.dispatch(draftChanged({ form }));
}
