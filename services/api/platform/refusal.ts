/** Reasons to refuse, whoever asks: a call, a page, the import or a command line. `platform/http` gives each a status. */
export type RefusalKind =
  | 'invalid'
  | 'not-signed-in'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'stale'
  | 'too-many'
  | 'busy';

interface Details {
  /** Field → sentence, for the form that was sent. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** Moment of removal of the missing thing; absent when there never was one. */
  readonly removedAt?: Date | undefined;
  /** Fault of ours behind it, for the log alone. */
  readonly cause?: unknown;
}

/** A rule says no. `message` is a sentence for a person: what happened and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly removedAt: Date | undefined;

  constructor(kind: RefusalKind, message: string, { errors, retryAfter, removedAt, cause }: Details = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.removedAt = removedAt;
  }
}

type Errors = Details['errors'];

export const invalid = (errors: NonNullable<Errors>) =>
  new Refusal('invalid', Object.values(errors)[0] ?? 'The request is not valid', { errors });
export const notSignedIn = (message = 'Please sign in first.', errors?: Errors) =>
  new Refusal('not-signed-in', message, { errors });
export const forbidden = (message = 'You do not have permission to do this.', errors?: Errors) =>
  new Refusal('forbidden', message, { errors });
export const missing = (what: string, removedAt?: Date) => new Refusal('missing', `${what} not found`, { removedAt });
/** The value that was looked for; `what` names it. @throws Refusal 'missing' when there is none */
export function orMissing<T>(what: string, value: T | undefined): T {
  if (value === undefined) throw missing(what);
  return value;
}
export const conflict = (message: string, errors?: Errors) => new Refusal('conflict', message, { errors });
export const stale = () =>
  new Refusal('stale', 'Somebody else changed this meanwhile. Reload it, look at the change, and save again.');
export const tooMany = (message: string, retryAfter: number) => new Refusal('too-many', message, { retryAfter });
export const busy = (message: string, retryAfter: number, cause?: unknown) =>
  new Refusal('busy', message, { retryAfter, cause });

export const isRefusal = (error: unknown, kind: RefusalKind): error is Refusal =>
  error instanceof Refusal && error.kind === kind;
