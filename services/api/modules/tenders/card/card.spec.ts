import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { createCards } from './cards.ts';
import { type CardFacts, drawCard } from './draw-card.ts';
import { FONT_SETTINGS } from './font-settings.ts';

process.env.FONTCONFIG_FILE = FONT_SETTINGS; // as services/api/main.ts does

const facts: CardFacts = {
  siteName: 'Ailaan',
  title: 'Construction of a bridge & <b>road</b>',
  buyer: 'Works Department',
  closing: 'Closes 30 Nov 2025, 2:30 pm',
  place: 'Lahore, Punjab',
  mark: '',
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the picture of a notice', () => {
  test.each([
    ['a plain notice', facts],
    ['an Urdu one', { ...facts, title: 'پل کی تعمیر اور سڑکوں کی مرمت', buyer: 'محکمہ مواصلات', mark: 'SAMPLE' }],
    ['the longest title', { ...facts, title: 'کام '.repeat(2_500), buyer: 'W'.repeat(300), place: 'x'.repeat(300) }],
    ['one word without an end', { ...facts, title: 'W'.repeat(10_000) }],
    ['control and broken characters', { ...facts, title: 'a\u0000b\u202e\ud800c😀\u0007', buyer: '\u200f' }],
    ['nothing to draw', { ...facts, title: '😀', buyer: '', place: '', siteName: '—' }],
  ])('of %s is what messengers take', async (_, one) => {
    const bytes = await drawCard(one);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('has letters, not the empty boxes of a font that lacks them', async () => {
    const [one, other] = await Promise.all([
      drawCard({ ...facts, title: 'سڑک' }),
      drawCard({ ...facts, title: 'نہرو' }),
    ]);
    expect(hashOf(one)).not.toBe(hashOf(other));
  });

  test('is the same whatever fonts and settings the machine has', async () => {
    const urdu = { ...facts, title: 'Road and پل کی تعمیر', buyer: 'محکمہ مواصلات' };
    const script = `const { drawCard } = await import(${JSON.stringify(new URL('draw-card.ts', import.meta.url).href)});
      process.stdout.write((await drawCard(${JSON.stringify(urdu)})).toString('base64'));`;
    const run = promisify(execFile);
    const options = { env: { HOME: '/nonexistent', FONTCONFIG_FILE: FONT_SETTINGS }, maxBuffer: 1 << 22 };
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script], options);
    expect(stderr).toBe('');
    expect(hashOf(Buffer.from(stdout, 'base64'))).toBe(hashOf(await drawCard(urdu)));
  });
});

describe('many who ask', () => {
  test('for one picture get the same drawing', async () => {
    let drawn = 0;
    const cardOf = createCards(async () => Buffer.from([++drawn]));
    await Promise.all([cardOf(facts), cardOf(facts), cardOf({ ...facts })]);
    await cardOf(facts);
    expect(drawn).toBe(1);
  });

  test('for different ones wait in a short row, one being drawn, and the rest is told to come again', async () => {
    let [running, most] = [0, 0];
    const cardOf = createCards(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 1));
      running--;
      return Buffer.from('x');
    });
    const asked = Array.from({ length: 100 }, (_, at) => cardOf({ ...facts, title: `Notice ${at}` }));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter((one) => one.status === 'rejected' && isRefusal(one.reason, 'busy'));
    expect([most, refused.length]).toEqual([1, 79]);
    expect(await cardOf({ ...facts, title: 'Notice 99' })).toEqual(Buffer.from('x'));
  });

  test('a drawing that failed is tried anew', async () => {
    let fails = true;
    const cardOf = createCards(async () => {
      if (fails) throw new Error('no memory');
      return Buffer.from('x');
    });
    await expect(cardOf(facts)).rejects.toThrow('no memory');
    fails = false;
    expect(await cardOf(facts)).toEqual(Buffer.from('x'));
  });
});
