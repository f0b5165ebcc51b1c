import { beforeEach } from 'vitest';

/**
 * Tests of this file, which go through everything of a kind, are left out and say so when fewer than `seconds` are left of
 * the time that `.ci/run` has (TESTS_END, milliseconds since 1970): on a slow machine all others are to run.
 */
export function leftOutWhenLate(seconds: number): void {
  const end = Number(process.env.TESTS_END);
  beforeEach(({ skip }) => skip(Date.now() + seconds * 1000 > end, 'too little time was left'));
}
