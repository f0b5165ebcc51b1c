import type { Settings } from '#contracts/api/operations/settings.ts';
import { text } from './messages.en.ts';

export type Section = keyof Settings['sources'];

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function differences(section: Section, before: unknown, after: unknown) {
  const [old, now] = [flat(section, before), flat(section, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((label) => old.get(label) !== now.get(label))
    .map((label) => ({ label, before: old.get(label) ?? text.nothing, after: now.get(label) ?? text.nothing }));
}

function flat(section: Section, value: unknown, label = ''): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map();
  if (isWords(value)) return new Map([[text.titles[section], value.join(', ')]]);
  if (typeof value === 'boolean') return new Map([[text.titles[section], value ? text.on : text.off]]);
  if (typeof value !== 'object') return new Map([[label || text.titles[section], String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => {
      const name = Array.isArray(value) ? text.account(Number(key) + 1) : labelOf(key);
      return [...flat(section, inner, label === '' ? name : `${label}, ${name}`)];
    }),
  );
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

const labelOf = (key: string) => (text.fields as Readonly<Record<string, string>>)[key] ?? key;
