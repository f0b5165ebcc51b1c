/** An error that a caller may see. `message` is a sentence for a person: what happened and what to do. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    extra: { errors?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
  }
}

export const badRequest = (errors: Readonly<Record<string, string>>, message?: string) =>
  new HttpError(400, message ?? Object.values(errors)[0] ?? 'The request is not valid', { errors });
export const notSignedIn = () => new HttpError(401, 'Please sign in first.');
export const forbidden = (message = 'You do not have permission to do this.') => new HttpError(403, message);
export const notFound = (what: string) => new HttpError(404, `${what} not found`);
export const conflict = (message: string, errors?: Readonly<Record<string, string>>) =>
  new HttpError(409, message, errors === undefined ? {} : { errors });
export const stale = () =>
  new HttpError(412, 'Somebody else changed this meanwhile. Reload it, look at the change, and save again.');
