import { createRequire } from 'node:module';
import type { HashOptions } from 'argon2';
import { afterAll, beforeAll } from 'vitest';

/** A twentieth of what production takes: people of the tests sign in some thousand times, and nobody steals their hashes. */
const CHEAP = { memoryCost: 1024 };

interface Argon2 {
  hash(password: Buffer, options: HashOptions): Promise<string>;
  /** Absent until the first spec file of a worker. */
  isCheap?: boolean;
}
const argon2 = createRequire(import.meta.url)('argon2') as Argon2;

hashCheaply();

/** For all that is loaded later. A hash says what it cost, so the check of a cheap one is as cheap. */
function hashCheaply(): void {
  if (argon2.isCheap === undefined) {
    const { hash } = argon2;
    argon2.hash = (password, options) => hash(password, argon2.isCheap ? { ...options, ...CHEAP } : options);
  }
  argon2.isCheap = true;
}

/** Passwords of this file cost what they do in production: it measures that, or races against it. */
export function hashPasswordsAtFullCost(): void {
  beforeAll(() => {
    argon2.isCheap = false;
  });
  afterAll(hashCheaply);
}
