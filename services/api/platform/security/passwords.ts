import { argon2id, type HashOptions, hash, verify } from 'argon2';
import { PASSWORD_MAX } from '#contracts/api/users.ts';
import { createGate } from '../gate.ts';
import { busy, invalid } from '../refusal.ts';

const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies HashOptions;

/** Well-formed, of the same cost as a real one, and of no password. */
const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

// A hash takes 19 MiB and a thread of Node's pool of four for some 50 ms, so it is what a flood of sign-ins would exhaust first.
const gate = createGate({
  atOnce: 2,
  most: 52,
  full: () => busy('Many people are signing in just now. Please try again in a few seconds.', 3),
});

/** @returns an argon2id hash in PHC notation. @throws Refusal 'invalid' (too long), 'busy' (too many waiting) */
export async function hashPassword(password: string): Promise<string> {
  checkLength(password);
  return gate(() => hash(bytes(password), COST));
}

/**
 * Whether the password fits. For an unknown account pass undefined: it takes as long and answers false.
 * @throws Refusal 'invalid' (too long), 'busy' (too many waiting)
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  checkLength(password);
  const fits = await gate(() => verify(passwordHash ?? NOBODY, bytes(password)));
  return fits && passwordHash !== undefined;
}

function checkLength(password: string): void {
  if (password.length > PASSWORD_MAX)
    throw invalid({ password: `Password must be at most ${PASSWORD_MAX} characters` });
}

/** Keyboards compose the same letter differently; NFKC makes what looks the same be the same. */
const bytes = (password: string) => Buffer.from(password.normalize('NFKC'));
