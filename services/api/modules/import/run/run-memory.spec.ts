import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RunMemory, titlePrint } from './run-memory.ts';

test('remembers what a Map would', () => {
  const entry = fc.record({
    key: fc.constantFrom('a', 'b', 'c', ''),
    place: fc.nat(2 ** 28 - 1),
    title: fc.string().map(titlePrint),
    order: fc.nat(),
    digest: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const [memory, map] = [new RunMemory(), new Map<string, (typeof entries)[number]>()];
      for (const one of entries) {
        memory.set(one.key, one);
        map.set(one.key, one);
      }
      for (const key of ['a', 'b', 'c', '', 'never']) {
        const [found, wanted] = [memory.get(key), map.get(key)];
        expect(found && { place: found.place, order: found.order, title: found.title }).toEqual(
          wanted && { place: wanted.place, order: wanted.order, title: wanted.title },
        );
        if (found && wanted) expect(RunMemory.says(found, wanted.digest)).toBe(true);
        if (found && wanted) expect(RunMemory.says(found, `${wanted.digest}!`)).toBe(false);
      }
    }),
  );
});

test('grows past its first size without losing anything', () => {
  const memory = new RunMemory();
  for (let n = 0; n < 50_000; n++) memory.set(`key ${n}`, { place: n, order: n * 2, digest: `d${n}`, title: 0 });
  for (let n = 0; n < 50_000; n += 97) expect(memory.get(`key ${n}`)).toMatchObject({ place: n, order: n * 2 });
  expect(memory.get('key 50000')).toBeUndefined();
});

test('titles that differ in their last letter alone have other prints', () =>
  expect(new Set(Array.from({ length: 9 }, (_, n) => titlePrint(`Repair of quarter ${n}`))).size).toBe(9));
