import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password fits its own hash and no other, whichever way its letters are composed [ASVS 6.2.8, 11.4.2] [S5]', async () => {
  const hash = await hashPassword('caf\u00e9 \u0622\u062f\u0627\u0628');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
  expect(await verifyPassword(hash, 'cafe\u0301 \u0627\u0653\u062f\u0627\u0628')).toBe(true);
  expect(await verifyPassword(hash, 'cafe \u0622\u062f\u0627\u0628')).toBe(false);
});

test('nobody has no password, though asking takes a whole hash [ASVS 6.3.8] [S3]', async () => {
  const hash = await hashPassword('a real one');
  const known = await processorMicros(() => verifyPassword(hash, 'a wrong one'));
  const unknown = await processorMicros(() => verifyPassword(undefined, 'a wrong one'));
  expect(await verifyPassword(undefined, '')).toBe(false);
  expect(unknown).toBeGreaterThan(known / 3);
});

test('an overlong password is refused before it is hashed [S12]', async () => {
  for (const refused of [hashPassword('x'.repeat(129)), verifyPassword(undefined, 'x'.repeat(129))]) {
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      errors: { password: expect.stringContaining('128') },
    });
  }
});

test('more than 52 hashes at once: the rest are told to come back [ASVS 15.2.2]', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword(undefined, 'guess')));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(8);
  expect(refused[0]).toBeInstanceOf(Refusal);
  expect(refused[0]).toMatchObject({ kind: 'busy', retryAfter: 3 });
}, 20_000);

/** Processor time of the cheapest of a few tries: whatever else this process does can only add to one. */
async function processorMicros(work: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let n = 0; n < 4; n++) {
    const begin = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begin);
    tries.push(user + system);
  }
  return Math.min(...tries);
}
