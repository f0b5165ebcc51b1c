/** A reason not to start that a person can act on: its message is one line, and the launcher prints it without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The words of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The system error code (`EACCES`, `ENOENT`, ...) of a thrown value, if it carries one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
