import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, errorDetail, fieldOf, hasStatus } from '../api/api-error.ts';
import { text } from './messages.en.ts';

type Form<Values extends FieldValues, Body> = Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'setError'>;

/** Puts the server's word on each field beside it, and answers their names. What the form does not have is left out. */
function showErrors<Values extends FieldValues, Body>(
  { getValues, setError }: Form<Values, Body>,
  error: unknown,
  shouldFocus: boolean,
): readonly FieldPath<Values>[] {
  const fields = error instanceof ApiError ? error.fields : {};
  const known = Object.keys(getValues()).filter((name) => name in fields) as FieldPath<Values>[];
  for (const name of known) setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus });
  return known;
}

/** Shows errors of fields in forms whose failure a toast tells. */
export function showFieldErrors<Values extends FieldValues, Body>(form: Form<Values, Body>, error: unknown): void {
  showErrors(form, error, true);
}

/**
 * Shows errors in forms of dialogs: the first wrong field takes the focus, and the whole message stands above
 * (`errors.root`), unless a field says the same.
 */
export function showServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  error: unknown,
): void {
  const known = showErrors(form, error, false);
  const message = hasStatus(error, 401) ? text.signedOut : errorDetail(error, text.checkFields);
  if (!known.some((name) => fieldOf(error, name) === message)) form.setError('root', { type: 'server', message });
  // Once drawn, because a folded group opens for its errors.
  const [first] = known;
  if (first !== undefined) setTimeout(() => form.setFocus(first));
}

/** Sends a form by a call, once it is right; what the server says of a field stands beside it. */
export const submitTo =
  <Values extends FieldValues, Body, Result>(
    form: UseFormReturn<Values, unknown, Body>,
    call: Pick<UseMutationResult<Result, Error, Body>, 'mutate'>,
    onSuccess?: (result: Result) => void,
  ) =>
  (event: FormEvent) =>
    void form.handleSubmit((body) =>
      call.mutate(body, {
        onSuccess: (result) => onSuccess?.(result),
        onError: (error) => showFieldErrors(form, error),
      }),
    )(event);
