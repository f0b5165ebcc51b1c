import { beforeEach } from 'vitest';

/** Seconds that the browser tests take on a slow machine. */
export const BROWSER_TESTS_S = 800;

/**
 * Tests are left out, and say so, when fewer than `seconds` are left of the time that `.ci/run` gives them (TESTS_END,
 * milliseconds since 1970): a slow machine runs what it can, the sweeps over everything last, and then the checks.
 */
export function leftOutWhenLate(seconds: number): void {
  const end = Number(process.env.TESTS_END);
  beforeEach(({ skip }) => skip(Date.now() + seconds * 1000 > end, 'too little time was left'));
}
