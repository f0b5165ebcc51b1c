import { requestWithHeaders } from './request.ts';

/** A record with its version, which is sent back so that nobody else's change is overwritten. */
export interface Versioned<T> {
  readonly data: T;
  readonly ifMatch: { readonly 'If-Match': string };
}

export async function loadVersioned<T>(path: string, signal?: AbortSignal): Promise<Versioned<T>> {
  const { data, headers } = await requestWithHeaders<T>(path, { signal });
  return { data, ifMatch: { 'If-Match': headers.get('ETag') ?? '*' } };
}
