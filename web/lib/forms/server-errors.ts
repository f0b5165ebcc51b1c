import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, errorMessage } from '../api/api-error.ts';
import { text } from './messages.en.ts';

/**
 * Shows a refused submission in its form: what the server says of a field stands beside that field, the first of
 * them takes the focus, and the whole message stands above (`formState.errors.root`).
 */
export function showServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  error: unknown,
): void {
  const fields = error instanceof ApiError ? error.fields : {};
  const known = Object.keys(fields).filter((name) => name in form.getValues());
  for (const name of known) {
    form.setError(name as FieldPath<Values>, { type: 'server', message: fields[name] ?? '' });
  }
  form.setError('root', { type: 'server', message: errorMessage(error, text.checkFields) });
  const [first] = known;
  // Once drawn, because a folded group opens for its errors.
  if (first !== undefined) setTimeout(() => form.setFocus(first as FieldPath<Values>));
}
