import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newestShape, type Upcaster, upcast } from '#contracts/events/upcast.ts';
import { newest } from '../../../tests/support/log/newest-events.ts';
import { newEvent } from '../append-to-stream.ts';

interface Golden {
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
}

const CONTRACTS = join(import.meta.dirname, '../../../contracts/events');
const expected: Readonly<Record<string, unknown>> = newest;

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    golden: JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Golden,
  }));

/** Every type that the published language declares: a key of a module's `EventsOf<{ … }>`. */
const declared = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .flatMap((name) => [...readFileSync(join(CONTRACTS, name), 'utf8').matchAll(/= EventsOf<\{\n(.*?)^\}>;/gms)])
  .flatMap(([, payloads = '']) => [...payloads.matchAll(/^ {2}(\w+):/gm)])
  .map((match) => match[1] ?? '');

describe('golden files', () => {
  it('finds the types that the contracts declare', () => {
    expect(declared).toContain('TenderPublished');
    expect(new Set(declared).size).toBe(declared.length);
  });

  it.each(declared)('%s: there is one of every shape ever written, and an example of the newest', (type) => {
    const shapes = files.filter(({ golden }) => golden.type === type).map(({ golden }) => golden.schema);
    expect(shapes.sort()).toEqual(Array.from({ length: newestShape(type) }, (_, index) => index + 1));
    expect(expected).toHaveProperty(type);
  });

  it.each(files)('$name: is read today as what the contract says', ({ name, golden: { type, schema, data } }) => {
    expect(name).toBe(`${type.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.${schema}.json`);
    expect(declared).toContain(type);
    expect(upcast(type, schema, data)).toEqual(asOf(data, expected[type]));
  });
});

/** The newest payload with null for each fact of a tender, or setting, that `old` is too old to state. */
function asOf(old: unknown, payload: unknown): unknown {
  for (const part of ['tender', 'settings'] as const) {
    const [before, today] = [old, payload] as { [part in string]?: Readonly<Record<string, unknown>> }[];
    const [stated, now] = [before?.[part], today?.[part]];
    if (stated === undefined || now === undefined) continue;
    const facts = Object.entries(now).map(([key, fact]) => [key, key in stated ? fact : null]);
    return { ...today, [part]: Object.fromEntries(facts) };
  }
  return payload;
}

describe('upcasting', () => {
  const steps: Readonly<Record<string, Upcaster>> = {
    'Moved@1': (data) => ({ place: (data as { city: string }).city }),
    'Moved@2': (data) => ({ ...(data as object), country: 'PK' }),
    'Other@3': () => ({ never: 'reached' }),
  };

  it('takes a payload of any age through all the steps that follow, and leaves other types alone', () => {
    expect(upcast('Moved', 1, { city: 'Lahore' }, steps)).toEqual({ place: 'Lahore', country: 'PK' });
    expect(upcast('Moved', 2, { place: 'Lahore' }, steps)).toEqual({ place: 'Lahore', country: 'PK' });
    expect(upcast('Moved', 3, { place: 'Lahore', country: 'UK' }, steps)).toEqual({ place: 'Lahore', country: 'UK' });
    expect(upcast('Other', 1, { city: 'Lahore' }, steps)).toEqual({ city: 'Lahore' });
  });

  it('numbers the shape that is written by its steps', () => {
    expect(newestShape('Moved', steps)).toBe(3);
    expect(newestShape('Unknown', steps)).toBe(1);
    expect(newEvent({ type: 'Unknown', data: {} }).schema).toBe(1);
  });
});
