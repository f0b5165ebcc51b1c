import type { ImportProblem } from '#contracts/api/imports.ts';
import { jsonText } from '../json-keys.ts';

/** Letters of a refused row beyond which it is not kept: its picture would be. */
const KEPT = 10_000;

/** The problems of a refused row, the first of them with its texts by our fields, as a file would state them. */
export const withRow = (problems: readonly ImportProblem[], input: object): ImportProblem[] =>
  problems.map((problem, at) => (at === 0 ? { ...problem, ...textsOf(input) } : problem));

function textsOf(input: object): Pick<ImportProblem, 'row'> {
  const texts = Object.entries(input).flatMap(([field, value]: [string, unknown]) => {
    const text = [value ?? ''].flat().map(textOf).join(' | ');
    return text === '' ? [] : [[field, text]];
  });
  return texts.join().length > KEPT ? {} : { row: Object.fromEntries(texts) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : jsonText(value));
