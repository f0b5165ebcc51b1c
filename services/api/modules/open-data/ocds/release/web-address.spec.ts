import Ajv from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictAddress } from './web-address.ts';

const ajv = new Ajv.default();
formats.default(ajv);
const isUri = ajv.compile({ type: 'string', format: 'uri' });

test('whatever address a browser takes, what is given away is one by RFC 3986 [ASVS 1.2.2]', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'a%2G[]{}|^`"<>\\#?&=/:@ پ\ud800'), maxLength: 30 });
  fc.assert(
    fc.property(letters, (rest) => {
      const strict = strictAddress(`https://example.pk/${rest}`);
      expect(isUri(strict), `${rest} → ${strict}`).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['https://example.pk/a?b=c#d', 'https://example.pk/a?b=c#d'],
  ['https://example.pk/[1]|2', 'https://example.pk/%5B1%5D%7C2'],
  ['nonsense', undefined],
  ['mailto:a@b.pk', undefined],
])('%s → %s', (address, strict) => expect(strictAddress(address)).toBe(strict));
