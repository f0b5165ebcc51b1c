import { describe, expect, it } from 'vitest';
import type { DigestRun } from '#contracts/api/emails.ts';
import { isAwaited, isUnderWay, nameOf, periodOfRequest, skippedText, unreachedTexts } from './digest-run.ts';

const run = (change: Partial<DigestRun>) => ({ period: 'request-7', status: 'done', ...change }) as DigestRun;

describe('a run that was asked for', () => {
  it('is awaited until it appears', () => {
    expect(isAwaited(undefined, periodOfRequest(7))).toBe(true);
    expect(isAwaited([run({ period: 'request-6' })], periodOfRequest(7))).toBe(true);
    expect(isAwaited([run({})], periodOfRequest(7))).toBe(false);
    expect(isAwaited([], null)).toBe(false);
  });

  it.each([
    ['planning', true],
    ['running', true],
    ['done', false],
  ] as const)('is under way while %s: %s', (status, expected) =>
    expect(isUnderWay([run({}), run({ status })])).toBe(expected),
  );
});

describe('the name of a run', () => {
  it.each([
    ['daily', '2026-11-20', 'Daily, 20 Nov 2026'],
    ['weekly', '2026-W47', 'Weekly, 2026 W47'],
    ['immediate', 'tender-42', 'Immediate, tender 42'],
    ['demand', 'request-7', 'On demand, request 7'],
  ] as const)('%s %s is %s', (kind, period, name) => expect(nameOf({ kind, period })).toBe(name));
});

describe('who was skipped', () => {
  it('is said with the reason', () =>
    expect(skippedText({ skipped: { unpaid: 1200, expired: 0, disabled: 1 } })).toBe('1,200 unpaid, 1 disabled'));
  it('is nobody', () => expect(skippedText({ skipped: { unpaid: 0, expired: 0, disabled: 0 } })).toBe('None'));
});

describe('tenders that no area reaches', () => {
  it.each([
    [3, null, [], []],
    [3, 0, ['Textiles'], []],
    [1, 1, [], ['No area of interest reaches its tender']],
    [3, 3, [], ['No area of interest reaches any of its 3 tenders']],
    [
      1200,
      7,
      ['Textiles', 'Sports'],
      ['7 of 1,200 tenders are reached by no area of interest', 'Stand for nothing yet: Textiles, Sports'],
    ],
  ])('of %j are %j: %j', (tenders, unreached, emptyAreas, said) =>
    expect(unreachedTexts({ tenders, unreached, emptyAreas })).toEqual(said),
  );
});
