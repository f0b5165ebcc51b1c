/** An unsuccessful answer of the API; `message` reads `status: what happened`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The sentence for a person, without the status. */
  readonly detail: string;
  /** Field → what is wrong with it; empty when the answer named no field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, fields: Readonly<Record<string, string>> = {}) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.fields = fields;
  }
}

/** The message of anything thrown, or the fallback when there is none. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** The same for beside the form that failed: without the status. */
export function errorDetail(error: unknown): string | undefined;
export function errorDetail(error: unknown, fallback: string): string;
export function errorDetail(error: unknown, fallback?: string): string | undefined {
  const words = error instanceof ApiError ? error.detail : error instanceof Error ? error.message : '';
  return words || fallback;
}

/** The same for below a form, in which each field tells its own part. */
export function formDetail(error: unknown): string | undefined {
  return error instanceof ApiError && Object.keys(error.fields).length > 0 ? undefined : errorDetail(error);
}

/** The API's message about one field. */
export function fieldOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field] : undefined;
}

/** An answer, or null for a thing that does not exist. */
export function nullWhenMissing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** True when the server was not reached, busy (429) or broken (from 500). A refusal would be repeated. */
export const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status > 428;
