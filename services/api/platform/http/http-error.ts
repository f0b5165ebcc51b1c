import { missing } from '../refusal.ts';

/** An error that a caller may see. `message` is a sentence for a person: what happened and what to do. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly removedAt: Date | undefined;

  constructor(
    status: number,
    message: string,
    extra: {
      errors?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
      removedAt?: Date | undefined;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
    this.removedAt = extra.removedAt;
  }
}

/** Answer about a notice that is not there: these words where it was removed, else that there is none. */
export const goneOrMissing = (removedAt: Date | undefined, words: string): Error =>
  removedAt === undefined ? missing('Tender') : new HttpError(410, words, { removedAt });
