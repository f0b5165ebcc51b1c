import { commonText } from '../messages.en.ts';
import { ApiError } from './api-error.ts';

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; absent means no body. */
  readonly body?: unknown;
  /** Sent as they are, in place of a JSON body. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Sent also when the page is left meanwhile. */
  readonly keepalive?: boolean;
}

interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

/** Calls the API with cookies. Throws ApiError for an unsuccessful answer, Error when the server cannot be reached. */
export async function requestWithHeaders<T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const response = await send(path, options);
  if (!response.ok) throw await toError(response);
  const text = response.status === 204 ? '' : await response.text();
  return { data: (text === '' ? null : JSON.parse(text)) as T, status: response.status, headers: response.headers };
}

/** The same, without the headers. A 204 answers null. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await requestWithHeaders<T>(path, options)).data;
}

async function send(
  path: string,
  { method = 'GET', body, bytes, headers, signal, keepalive = false }: RequestOptions,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      keepalive,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bytes === undefined ? {} : { 'Content-Type': 'application/octet-stream' }),
        ...headers,
      },
      body: body === undefined ? (bytes ?? null) : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Error(commonText.offline, { cause: error });
  }
}

/** The problem that an unsuccessful answer tells. */
export async function toError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const problem = parseProblem(text);
  // A proxy's page stands for a server that is away; its markup tells people nothing.
  const words = /^\s*</.test(text) ? commonText.offline : text || response.statusText;
  return new ApiError(response.status, problem?.message ?? words, problem?.errors);
}

/** The problem that a text tells; undefined for the words of a proxy. */
export function parseProblem(text: string): { message: string; errors?: Record<string, string> } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string') {
      return value as { message: string; errors?: Record<string, string> };
    }
  } catch {
    /* Not JSON: the words of a proxy. */
  }
  return undefined;
}
