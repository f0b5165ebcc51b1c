import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { text } from './messages.en.ts';

/** Puts the present version below what was typed; beside a field that both changed stands what the other one wrote. */
export function putBelow<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  present: Values,
): void {
  const { defaultValues: before, dirtyFields } = form.formState;
  const typed = Object.keys(form.getValues()).filter((name) => name in dirtyFields) as FieldPath<Values>[];
  form.reset(present, { keepDirtyValues: true, keepDirty: true });
  for (const name of typed) {
    const now: unknown = present[name];
    if (String(now) === String(before?.[name])) continue;
    const isNamed = !/Ids?$/.test(name) && [now].flat().every((one) => typeof one === 'string');
    const message = isNamed
      ? Array.isArray(now)
        ? text.staleList(now.join(', '))
        : text.staleField(String(now))
      : text.staleChoice;
    form.setError(name, { message });
  }
}

/** The form of a record on screen, which it follows: what somebody else changed meanwhile comes below what was typed. */
export function useRecordForm<Values extends FieldValues, Body>(
  resolver: Resolver<Values, unknown, Body>,
  values: Values,
): UseFormReturn<Values, unknown, Body> {
  const form = useForm<Values, unknown, Body>({ resolver, defaultValues: values as DefaultValues<Values> });
  const { dirtyFields: _ } = form.formState; // known to putBelow only when read while drawing
  const state = JSON.stringify(values);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    putBelow(form, JSON.parse(state) as Values);
    form.setError('root', { message: text.stale });
  }, [form, state]);
  return form;
}
