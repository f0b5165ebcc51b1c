import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { everyEndpoint } from '../../../../tests/support/api/every-endpoint.ts';
import { isLoggedReading, isProbe, refusal } from './refusals.ts';

const call = (method: Endpoint['method'], path: string, access: Endpoint['access'] = 'admin') => ({
  method,
  path,
  access,
});

describe('a refused attempt in the log', () => {
  test('has the pattern of the call, the policy and the record aimed at [ASVS 16.3.2]', () =>
    expect(refusal(call('DELETE', '/api/admin/users/:id'), 'super-admin', '7').data).toEqual({
      method: 'DELETE',
      route: '/api/admin/users/:id',
      needs: 'super-admin',
      target: '7',
      record: 'user-7',
    }));

  test.each([
    ['/api/tenders/:id', 'tender-7'],
    ['/api/categories/:id', 'category-7'],
    ['/api/admin/subscriptions/:id/payments', 'subscription-7'],
    ['/api/admin/interest-areas/:id', 'interest-area-7'],
  ])('%s names %s', (path, record) => expect(refusal(call('PUT', path), 'admin', '7').data.record).toBe(record));

  test('keeps little of an address that was made up', () => {
    const { target, record } = refusal(call('PUT', '/api/tenders/:id'), 'admin', `7' OR 1=1 ${'x'.repeat(50)}`).data;
    expect([target, record]).toEqual(["7' OR 1=1 xxxxxxxxxx", undefined]);
  });

  test('is kept, whatever stood in the address: what the log cannot hold is replaced [ASVS 16.3.2, 16.4.1] [X17]', () => {
    const target = (id: string) => refusal(call('PUT', '/api/tenders/:id'), 'admin', id).data.target;
    expect(target('7\u0000\u001b[2J')).toBe('7\ufffd\ufffd[2J');
    expect(target(`${'x'.repeat(19)}🏗`)).toBe(`${'x'.repeat(19)}\ufffd`);
  });

  test('is none when our own pages ask who is there', () => {
    expect(isProbe(call('GET', '/api/user', 'user'))).toBe(true);
    expect(isProbe(call('GET', '/api/account', 'user'))).toBe(false);
  });
});

test.each([
  ['/api/admin/events', true],
  ['/api/admin/users', true],
  ['/api/admin/emails/:id/preview', true],
  ['/api/admin/proof', false],
  ['/api/admin/digest-runs', false],
  ['/api/admin/events/export', false],
  ['/api/tenders', false],
])('reading %s is logged as reading: %s [C16]', (path, logged) =>
  expect(isLoggedReading(call('GET', path))).toBe(logged),
);

test('whatever names subscribers or payers by their address is logged as read [C16]', () => {
  const names = ({ response }: Endpoint) =>
    /"(email|narration|to)":\{/.test(
      JSON.stringify(response?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) ?? ''),
    );
  const unseen = everyEndpoint()
    .filter((one) => one.method === 'GET' && one.access === 'admin' && names(one) && !isLoggedReading(one))
    .map(({ path }) => path);
  expect(unseen).toEqual(['/api/admin/proof']); // notes by itself of whom
});
