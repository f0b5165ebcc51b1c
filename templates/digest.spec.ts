import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../tests/support/for-tests.ts';
import { joinPieces } from '../tests/support/mails/join-pieces.ts';
import { remindingDigest, SAMPLE_SITE, sampleDigest, sectionedDigest } from '../tests/support/mails/samples/mails.ts';
import { manyTenders, SAMPLE_NOW, SAMPLE_TENDERS } from '../tests/support/mails/samples/tenders.ts';
import { buildWholeDigest, wholeDigestData } from '../tests/support/mails/whole-digest.ts';
import type { DigestInput, DigestTender } from './mail.ts';
import { loadMailTemplates } from './mail-templates.ts';

const templates = forAllTests(() => loadMailTemplates(SAMPLE_SITE));

const of = (tenders: readonly DigestTender[], changes: Partial<DigestInput> = {}) => {
  const { html, text } = joinPieces(templates.digest({ ...sampleDigest(templates, tenders), ...changes }));
  return { html, text, bytes: Buffer.byteLength(html) };
};
const shown = (html: string) => html.match(/<h3/g)?.length ?? 0;

describe('a digest', () => {
  it.each([1, 9, 50])('of %i tenders has the bytes of one undivided template', async (count) => {
    const tenders = count === 9 ? SAMPLE_TENDERS : manyTenders(count);
    const { template } = await buildWholeDigest();
    const input = { ...sampleDigest(templates, tenders), total: count + 3 };
    expect(joinPieces(templates.digest(input)).html).toBe(
      template(wholeDigestData(SAMPLE_SITE, input, tenders, SAMPLE_NOW)),
    );
  });

  it('begins with what closes this week, then groups by category, inside each what closes first', () => {
    const { html, text } = of(SAMPLE_TENDERS);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(headings).toEqual([
      'Closing this week',
      'Health and medicine',
      'Irrigation and water',
      'Other tenders',
      'عمارتیں',
      'Computers and IT',
    ]);
    const order = [4101, 4102, 4103, 4104, 4105, 4106, 4107, 4108, 4109];
    expect([...html.matchAll(/tenders\/(\d+)"/g)].map(([, id]) => Number(id))).toEqual(order);
    expect([...text.matchAll(/tenders\/(\d+)$/gm)].map(([, id]) => Number(id))).toEqual(order);
  });

  it('has a section for each saved search, and under each notice why it is there; each notice once', async () => {
    const { template } = await buildWholeDigest();
    const input = sectionedDigest(templates);
    const { html, text } = joinPieces(templates.digest(input));
    expect(html).toBe(template(wholeDigestData(SAMPLE_SITE, input, SAMPLE_TENDERS, SAMPLE_NOW)));
    expect(text.match(/Your area: Construction/g)).toHaveLength(3);
    expect(text.match(/Your words: "tube well"/g)).toHaveLength(3);
    expect(text).toMatch(/== Security, Karachi \(your saved search\) ==[\s\S]*#?4107[\s\S]*== عمارتیں/);
    expect(new Set([...html.matchAll(/tenders\/(\d+)"/g)].map(([, id]) => id)).size).toBe(9);
    expect(text).toContain('Within each group, what closes first comes first.');
    expect(text).toContain('What a saved search mails, you change in your account.');
  });

  it('begins with the saved notices that close soon, and says where to choose when', async () => {
    const { template } = await buildWholeDigest();
    const input = remindingDigest(templates);
    const { html, text } = joinPieces(templates.digest(input));
    const tenders = [...SAMPLE_TENDERS.slice(2, 5), ...SAMPLE_TENDERS.slice(0, 2)];
    expect(html).toBe(template(wholeDigestData(SAMPLE_SITE, input, tenders, SAMPLE_NOW)));
    expect(text).toMatch(/Saved by you, closing soon\n-+\n[\s\S]*3 more of your saved notices close soon\./);
  });

  it('says what matched, or that everything does', () => {
    expect(of(SAMPLE_TENDERS).text).toContain(
      'Why these tenders? Each matches your areas (Construction, IT & Technology) and your sectors (Government) and your places (Punjab, Sindh, Karachi).',
    );
    const open = { interests: [], sectors: [], places: [] };
    expect(of(SAMPLE_TENDERS, open).text).toContain('You left every choice open');
    const many = Array.from({ length: 15 }, (_, at) => `Area ${at}`);
    expect(of(SAMPLE_TENDERS.slice(0, 1), { ...open, interests: many }).text).toMatch(
      /Why this tender\? It matches your areas \(Area 0, .*, Area 11 and 3 more\)\./,
    );
  });

  it('links to the whole list only when something is not in the mail', () => {
    expect(of(manyTenders(50)).html).not.toContain('View all');
    const { html, text } = of(manyTenders(50), { total: 73 });
    expect(html).toContain('23 more new tenders match your choices.');
    expect(html).toMatch(
      /href="https:\/\/ailaan\.example\.pk\/sent\/[^"]*\/daily\.2026-11-21"[^>]*>\s*View all 73 tenders/,
    );
    expect(text).toMatch(/View all 73 tenders: https:\/\/ailaan\.example\.pk\/sent\/\S+\/daily\.2026-11-21\n/);
    expect(of(manyTenders(2), { total: 3 }).text).toContain('1 more new tender matches your choices.');
  });

  it('counts and links what has no card, also when none has', () => {
    const { html, text } = of([], { total: 4 });
    expect(shown(html)).toBe(0);
    expect(text).toContain('4 more new tenders match your choices.\nView all 4 tenders: https://');
  });

  it('sets Urdu cards from right to left and keeps Latin and numbers in them together', () => {
    const { html } = of(SAMPLE_TENDERS.slice(1, 2));
    expect(html).toMatch(/<div dir="rtl" align="right"[^>]*> *<h3 lang="ur"/);
    expect(html).toContain('\u2068Sukkur, Sindh\u2069 · \u2068Ref.\u00a0SID/XEN-II/88\u2069');
    expect(html).toMatch(/<p dir="ltr"[^>]*>\s*<span[^>]*>Closes tomorrow<\/span>\s*&nbsp;22 Nov 2026, 11:00\u00a0am/);
  });

  it('has something to say beside the subject in the list of mails', () => {
    const preview = (html: string) => /overflow:hidden;">([^&]*)&#8203;/.exec(html)?.[1];
    expect(preview(of(SAMPLE_TENDERS.slice(0, 1)).html)).toBe(
      'Closes today · Punjab Highway Department, Lahore Circle · Lahore, Punjab · Ref.\u00a0PHD/LHR/2026/117',
    );
    expect(preview(of(SAMPLE_TENDERS.slice(2, 5)).html)).toBe(
      'Construction of a two-span bridge over the Swan river · \u2068ضلعی ہسپتال کوئٹہ کے لیے ایکسرے مشین اور ادویات کی خریداری\u2069',
    );
  });
});

describe('the size of a digest', () => {
  it('leaves room for fifty ordinary tenders', () => expect(shown(of(manyTenders(50)).html)).toBe(50));

  it('stays below 100 kB whatever is in it; what is left out is counted and linked', () => {
    const long = fc
      .tuple(fc.constantFrom('ا', 'ٹ ', '"', '\u{1f600}', 'x', '&<'), fc.integer({ min: 1, max: 10_000 }))
      .map(([unit, times]) => unit.repeat(times));
    fc.assert(
      fc.property(fc.array(long, { minLength: 4, maxLength: 9 }), fc.integer({ min: 1, max: 50 }), (texts, count) => {
        const at = (place: number) => texts[place % texts.length] ?? '';
        const tenders = manyTenders(count).map((tender, i) => ({
          ...tender,
          title: at(i),
          excerpt: at(i + 1),
          organization: at(i + 2),
          city: at(i + 3),
          reference: at(i),
          categories: [`${i}${at(i + 1)}`],
        }));
        const names = Array.from({ length: 40 }, (_, i) => at(i));
        const choices = { name: at(0), interests: names, sectors: names, places: names };
        const { html, text, bytes } = of(tenders, { ...choices, total: count });
        expect(bytes).toBeLessThan(100_000);
        const left = count - shown(html);
        expect(shown(html)).toBeGreaterThan(0);
        expect(html.includes(`View all ${count} tenders`)).toBe(left > 0);
        if (left > 0) expect(text).toContain(`${left} more new tender`);
      }),
      { numRuns: 60 },
    );
  });
});
