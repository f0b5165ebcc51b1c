import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { loadMailTemplates } from '#templates/load-mail-templates.ts';
import { SAMPLE_SITE, sampleDigest } from '#templates/samples/mails.ts';
import { manyTenders } from '#templates/samples/tenders.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { PieceStore } from './pieces.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db?.close();
  await database?.drop();
});

async function restored(recipe: string): Promise<string> {
  const [row] = await db.query<{ body: string }>(sql`SELECT mail_body(true, ${recipe}) AS body`);
  return row?.body ?? 'nothing';
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
      const [{ html, text }, pieces] = [templates.digest(input), templates.digestInPieces(input)];
      const [htmlRecipe = '', textRecipe = ''] = await store.recipes([pieces.html, pieces.text]);
      expect(await restored(htmlRecipe)).toBe(html.toString());
      expect(await restored(textRecipe)).toBe(text.toString());
      expect(htmlRecipe.length).toBeLessThan(html.length / 20);
    }
  });

  it('shares its pieces with the mails of other processes, also those written at the same moment', async () => {
    const before = await stored();
    const shared = () => Array.from({ length: 200 }, (_, at) => Buffer.from(`${at} `.repeat(40)));
    const stores = Array.from({ length: 4 }, () => new PieceStore(db));
    const recipes = await Promise.all(stores.map((store) => store.recipes([['for one ', ...shared()]])));
    expect(new Set(recipes.flat()).size).toBe(1);
    expect(await stored()).toBe(before + 200);
    expect(await restored(recipes[0]?.[0] ?? '')).toBe(`for one ${shared().map(String).join('')}`);
  });

  it('keeps what is short or its own to itself, and stays empty when it was emptied', async () => {
    const before = await stored();
    const [recipe] = await new PieceStore(db).recipes([['Dear ', Buffer.from('<b>'), 'Amina', Buffer.from('</b>')]]);
    expect(JSON.parse(recipe ?? '')).toEqual(['Dear <b>Amina</b>']);
    expect(await stored()).toBe(before);
    expect(await restored('')).toBe('');
  });
});
