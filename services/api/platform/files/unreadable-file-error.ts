/** A file that cannot be imported at all; the message says in one sentence what it is and what to do. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
