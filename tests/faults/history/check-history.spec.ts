import { describe, expect, it } from 'vitest';
import { checkHistory, NOTHING_FOUND } from '../../support/faults/checker/check-history.ts';
import { History, type Outcome } from '../../support/faults/checker/history.ts';

function history(...outcomes: Outcome[]) {
  const written = new History();
  for (const [index, outcome] of outcomes.entries()) written.invoke(0, 'publish', `n${index}`).outcome = outcome;
  return written.operations;
}
const present = (times: Record<string, number>) =>
  new Map(Object.entries(times).map(([name, count]) => [`publish ${name}`, count]));

describe('the checker', () => {
  it('is content with what was acknowledged, and with an unknown write that was made or not', () => {
    const operations = history('ok', 'fail', 'unknown', 'unknown');
    expect(checkHistory(operations, present({ n0: 1, n2: 1 }))).toEqual(NOTHING_FOUND);
  });

  it.each([
    ['an acknowledged write that is not there', 'ok', {}, { lost: ['publish n0'] }],
    ['an acknowledged write that is there twice', 'ok', { n0: 2 }, { twice: ['publish n0'] }],
    ['an unknown write that is there twice', 'unknown', { n0: 2 }, { twice: ['publish n0'] }],
    ['a refused write that is there', 'fail', { n0: 1 }, { refused: ['publish n0'] }],
  ] as const)('finds %s', (_, outcome, there, found) => {
    expect(checkHistory(history(outcome), present(there))).toEqual({ ...NOTHING_FOUND, ...found });
  });

  it.each([
    ['acknowledged', 'ok', {}],
    ['left without an answer and is there', 'unknown', { n0: 1 }],
    ['refused and is there', 'fail', { n0: 1 }],
  ] as const)('finds a write that nobody may make and that is %s', (_, outcome, there) => {
    const written = new History();
    written.invoke(0, 'publish', 'n0', true).outcome = outcome;
    expect(checkHistory(written.operations, present(there)).refused).toEqual(['publish n0']);
  });

  it('finds what nobody asked for', () => {
    expect(checkHistory([], present({ n9: 1 }))).toEqual({ ...NOTHING_FOUND, unasked: ['publish n9'] });
  });

  it.each([
    ['500', 500, {}, true],
    ['503 that does not say when to come again', 503, {}, true],
    ['503 that does', 503, { 'retry-after': '2' }, false],
    ['409', 409, {}, false],
  ])('takes an answer of %s for a fault or not', (_, status, headers, isFault) => {
    const told = new History();
    told.hear('POST /api/tenders', { status, headers: new Headers(headers) });
    expect(told.faults).toEqual(isFault ? [`${status} POST /api/tenders`] : []);
  });

  it('proves nothing with names that are not unique', () => {
    const [one] = history('ok');
    expect(() => checkHistory(one === undefined ? [] : [one, one], present({}))).toThrow('same name');
  });
});
