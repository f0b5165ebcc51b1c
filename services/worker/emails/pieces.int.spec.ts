import { describe, expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import type { Pieces } from '#templates/mail.ts';
import { loadMailTemplates } from '#templates/mail-templates.ts';
import { tablesThatHold } from '../../../tests/support/api/tables-that-hold.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { joinPieces } from '../../../tests/support/mails/join-pieces.ts';
import { SAMPLE_SITE, sampleDigest, sectionedDigest } from '../../../tests/support/mails/samples/mails.ts';
import { manyTenders } from '../../../tests/support/mails/samples/tenders.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { PieceStore } from './pieces.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));

async function restored(recipe: string): Promise<string> {
  const [row] = await db.query<{ body: string }>(sql`SELECT mail_body(true, ${recipe}) AS body`);
  return row?.body ?? 'nothing';
}

async function recipe(store: PieceStore, html: Pieces): Promise<string> {
  const [mail] = await store.store([{ subject: '', html, text: [] }]);
  return mail?.html ?? '';
}

const stored = async () => (await db.query(sql`SELECT 1 FROM mail_piece`)).length;

describe('a mail stored in pieces', () => {
  it('is put together byte for byte, whatever the reader is called', async () => {
    const templates = await loadMailTemplates(SAMPLE_SITE);
    const store = new PieceStore(db);
    for (const name of [
      'Amina Khan',
      'آمنہ خان',
      '"]},\\u0000 {{x}} 7',
      '😀 \ud83d <b>',
      "'; DROP TABLE mail_piece;--",
    ]) {
      const input = { ...sampleDigest(templates, manyTenders(50)), name, total: 73 };
      const digest = templates.digest(input);
      const { html, text } = joinPieces(digest);
      const [stored] = await store.store([digest]);
      expect(await restored(stored?.html ?? '')).toBe(html);
      expect(await restored(stored?.text ?? '')).toBe(text);
      expect(stored?.html.length).toBeLessThan(html.length / 20);
    }
  });

  it('keeps words that somebody typed, and names of his searches, out of what is shared', async () => {
    const templates = await loadMailTemplates(SAMPLE_SITE);
    const input = sectionedDigest(templates);
    const [first] = input.sections ?? [];
    const cards = (first?.cards ?? []).map(({ card }) => ({ card, why: { code: 'words', of: 'qandeelkot' } as const }));
    const sections = [
      { title: null, cards },
      { title: 'qandeelkot pumps', cards: [] },
      { title: 'قندیل qandeelkot', cards: cards.slice(0, 1) },
    ];
    const digest = templates.digest({ ...input, sections });
    const [mail] = await new PieceStore(db).store([digest]);
    expect(await restored(mail?.html ?? '')).toBe(joinPieces(digest).html);
    expect(await restored(mail?.text ?? '')).toContain('Your words: qandeelkot');
    expect(await tablesThatHold(db, ['qandeelkot'])).toEqual([]);
    expect(mail?.html.length).toBeLessThan(3000);
  });

  it('shares its pieces with the mails of other processes, also those written at the same moment', async () => {
    const before = await stored();
    const shared = () => Array.from({ length: 200 }, (_, at) => Buffer.from(`${at} `.repeat(40)));
    const stores = Array.from({ length: 4 }, () => new PieceStore(db));
    const mails = await Promise.all(stores.map((store) => recipe(store, ['for one ', ...shared()])));
    expect(new Set(mails).size).toBe(1);
    expect(await stored()).toBe(before + 200);
    expect(await restored(mails[0] ?? '')).toBe(`for one ${shared().map(String).join('')}`);
  });

  it('keeps what is short or its own to itself, and stays empty when it was emptied', async () => {
    const before = await stored();
    const own = ['Dear ', Buffer.from('<b>'), 'Amina', Buffer.from('</b>')];
    expect(JSON.parse(await recipe(new PieceStore(db), own))).toEqual(['Dear <b>Amina</b>']);
    expect(await stored()).toBe(before);
    expect(await restored('')).toBe('');
  });
});
