/** The address breaks the portal's grammar; no mail server was asked. */
export class InvalidAddressError extends Error {
  override readonly name = 'InvalidAddressError';
}

interface Failure {
  /**
   * refused: this email, for good. later: this email, for now. server: not about this email; the server is away, busy or
   * does not let us in.
   */
  readonly kind: 'refused' | 'later' | 'server';
  /** Words of the server, else of the error; shown to administrators. */
  readonly reason: string;
}

const LONGEST = 300;
/** Steps of SMTP in which an answer is about the email; earlier answers are about the sender. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** Distinguishes a refused email (5xx), a postponed one (4xx) and a server that takes none. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof InvalidAddressError) return { kind: 'refused', reason: error.message };
  const { response, responseCode, command, code, message } = (error ?? {}) as {
    response?: unknown;
    responseCode?: unknown;
    command?: unknown;
    code?: unknown;
    message?: unknown;
  };
  const reason = oneLine(typeof response === 'string' && response !== '' ? response : message);
  const status = typeof responseCode === 'number' ? responseCode : 0;
  if (status === 0) return { kind: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'server', reason };
  if (status === 421 || typeof command !== 'string' || !ABOUT_THE_MAIL.includes(command)) {
    return { kind: 'server', reason };
  }
  return { kind: status >= 500 && status !== 503 ? 'refused' : 'later', reason };
}

function oneLine(text: unknown): string {
  const line = String(text ?? 'Unknown failure')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
