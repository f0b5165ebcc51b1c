import { beforeEach } from 'vitest';

/** Seconds that the browser tests take on a slow machine. */
export const BROWSER_TESTS_S = 800;

/**
 * Tests of a file are left out, and say so, when fewer than `seconds` are left at its begin of the time that `.ci/run` gives
 * them (TESTS_END, milliseconds since 1970): a slow machine runs what it can, the sweeps over everything last, and then the
 * checks. A file that has begun ends: its last test may say which failures of requests the others meant.
 */
export function leftOutWhenLate(seconds: number): void {
  const isLate = Date.now() + seconds * 1000 > Number(process.env.TESTS_END);
  beforeEach(({ skip }) => skip(isLate, 'too little time was left'));
}
