import { Alert } from '../ui/alert.tsx';

/** What was wrong with the whole submission, above the fields. */
export function FormAlert({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : <Alert tone="danger">{message}</Alert>;
}
