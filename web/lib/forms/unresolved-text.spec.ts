import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyResolver } from './body-resolver.ts';
import { markUnresolved, shownText, unresolvedText } from './unresolved-text.ts';

const resolve = bodyResolver(z.object({ city: z.string() }), ({ city }: { city: string }) => ({ city }));
const check = (city: string) => resolve({ city }, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('a text that was typed but not taken from its list', () => {
  it('keeps its form from being sent, in a sentence', async () => {
    expect(await check(markUnresolved('lah'))).toEqual({
      values: {},
      errors: { city: { type: 'untaken', message: expect.stringContaining('“lah” is not in the list.') } },
    });
  });

  it('is used or made by the entry that says so, whichever the list has', async () => {
    const { errors } = await check(markUnresolved('lah'));
    expect(errors.city?.message).toContain('“Use as typed” or “Create”');
  });

  it('is told from one that was', async () => {
    expect(await check('Lahore')).toEqual({ values: { city: 'Lahore' }, errors: {} });
    expect([unresolvedText('Lahore'), unresolvedText(markUnresolved('lah')), unresolvedText(3)]).toEqual([
      undefined,
      'lah',
      undefined,
    ]);
    expect([shownText('Lahore'), shownText(markUnresolved('lah'))]).toEqual(['Lahore', 'lah']);
  });
});
