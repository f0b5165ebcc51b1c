import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLinkTokens } from './link-tokens.ts';

const SECRET = 'a secret that is long enough for these tests';
const tokens = createLinkTokens(SECRET, 'the secret before, which is long enough, too').subscriptions;

/** The right MAC of whatever is said, as only who has the key can make it. */
function signed(head: string, hash = 'sha256', length = 16): string {
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'ailaan unsubscribe', 32));
  return `${head}.${createHmac(hash, key).update(head).digest().subarray(0, length).toString('base64url')}`;
}

test('a token is read back, as one that was made here is', () => {
  expect(tokens.verify(tokens.sign(4711))).toBe(4711);
  expect(signed('1.3mv')).toBe(tokens.sign(4711));
});

test.each([
  '2.3mv',
  '0.3mv',
  '01.3mv',
  '1a.3mv',
  'none.3mv',
  '.3mv',
  '3mv',
  '1.03mv',
  '1.3MV',
  '1.-1',
  '1.',
  '1.3mv.x',
])('a right MAC makes nothing of another version or form: %s [ASVS 9.1.1, 9.1.2]', (head) =>
  expect(tokens.verify(signed(head))).toBeUndefined(),
);

test.each([
  ['of another hash', signed('1.3mv', 'sha1')],
  ['of more bytes', signed('1.3mv', 'sha256', 32)],
  ['of fewer bytes', signed('1.3mv', 'sha256', 8)],
  ['left out', '1.3mv.'],
  ['of another id', `1.3mw.${signed('1.3mv').split('.')[2]}`],
])('a MAC %s is none [ASVS 9.1.1, 9.1.2]', (_, token) => expect(tokens.verify(token)).toBeUndefined());

test('one token has one spelling: spare bits of its last letter are not taken [ASVS 9.1.1]', () => {
  const token = tokens.sign(4711);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const taken = [...letters].filter((letter) => tokens.verify(token.slice(0, -1) + letter) !== undefined);
  expect(taken).toEqual([token.at(-1)]);
});

test('a token to stop mails opens no receipt, nor the other way round [ASVS 9.2.2]', () => {
  const receipts = createLinkTokens(SECRET).receipts;
  expect(receipts.verify(receipts.sign(7))).toBe(7);
  expect(receipts.verify(tokens.sign(7))).toBeUndefined();
  expect(tokens.verify(receipts.sign(7))).toBeUndefined();
});
