import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, loadByKey, USER_KEY, withParameters } from './query-client.ts';
import { request } from './request.ts';

function answer(status: number, body: string | null): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status, statusText: 'Status text' }));
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call of the API', () => {
  it('answers parsed JSON, and null for no content', async () => {
    answer(200, '{"id":1}');
    expect(await request('/api/tenders/1')).toEqual({ id: 1 });
    answer(204, null);
    expect(await request('/api/logout', { method: 'POST' })).toBeNull();
  });

  it('fails with status, colon, space and the message of the problem; fields beside it', async () => {
    answer(
      400,
      JSON.stringify({ title: 'Bad', status: 400, message: 'Check the form.', errors: { city: 'Too long' } }),
    );
    const error = await failureOf(request('/api/tenders'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '400: Check the form.', status: 400, fields: { city: 'Too long' } });
  });

  it.each([
    ['Bad gateway page', '502: Bad gateway page'],
    ['', '502: Status text'],
    [
      '<html><h1>502 Bad Gateway</h1></html>',
      '502: The server could not be reached. Check your connection and try again.',
    ],
  ])('falls back to body %j', async (body, message) => {
    answer(502, body);
    expect(await failureOf(request('/api/tenders'))).toMatchObject({ message });
  });

  it('says what to do when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(request('/api/tenders'))).toMatchObject({ message: expect.stringMatching(/connection/) });
  });
});

describe('loading by key', () => {
  const load = (queryKey: readonly unknown[]) =>
    loadByKey({ queryKey, signal: new AbortController().signal, client: createQueryClient(), meta: undefined });

  it('takes 401 on the session for nobody, and as an error anywhere else', async () => {
    answer(401, '{"message":"Sign in first."}');
    expect(await load(USER_KEY)).toBeNull();
    expect(await failureOf(load(['/api/admin/users']))).toMatchObject({ status: 401 });
  });

  it('adds parameters as a query string', () => {
    expect(withParameters('/api/tenders', { search: 'a b&c', page: '2' })).toBe('/api/tenders?search=a+b%26c&page=2');
    expect(withParameters('/api/tenders')).toBe('/api/tenders');
  });
});
