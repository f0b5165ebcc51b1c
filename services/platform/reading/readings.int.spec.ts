import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { storeFile } from '../files/file-store.ts';
import { packLines } from './packed-lines.ts';
import { askReadings, findReadings, readPagePicture } from './readings.ts';

const lines = [[{ text: 'TENDER', confidence: 96, box: { left: 0.1, top: 0.2, width: 0.3, height: 0.05 } }]];

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeEach(async () => {
  await db.query(sql`DELETE FROM file`);
  const file = { content: Buffer.from('scan'), bytes: 4, text: '', width: null, height: null };
  await storeFile(db, { ...file, digest: 'scan', type: 'image/webp', pages: 1 });
  await storeFile(db, { ...file, digest: 'paper', type: 'application/pdf', pages: 12 });
});

const ask = (...digests: string[]) => db.tx((tx) => askReadings(tx, digests));
const addPage = (digest: string, page: number, read = lines, picture: Buffer | null = null) =>
  db.query(sql`INSERT INTO file_page (digest, page, width, height, lines, picture, thumbnail)
    VALUES (${digest}, ${page}, 1600, 2200, ${JSON.stringify(packLines({ lines: read }))}::jsonb, ${picture}, 'small')`);

describe('readings of files', () => {
  it('wait until somebody reads them, with ten pages at most', async () => {
    await ask('paper', 'scan');
    await ask('scan');
    const found = await findReadings(db, ['scan', 'paper', 'unknown']);
    expect(found.get('paper')).toEqual({
      ...{ state: 'waiting', script: null, problem: null, read: 0, total: 10, pages: [] },
    });
    expect(found.get('scan')).toMatchObject({ state: 'waiting', total: 1 });
    expect(found.size).toBe(2);
    const asked = await db.query<{ digest: string }>(sql`SELECT digest FROM file_reading ORDER BY asked_at`);
    expect(asked.map(({ digest }) => digest)).toEqual(['paper', 'scan']);
    expect(await findReadings(db, [])).toEqual(new Map());
  });

  it('are under way from the first attempt on, and give each page with its words and their places', async () => {
    await ask('paper');
    await db.query(sql`UPDATE file_reading SET attempts = 1`);
    expect((await findReadings(db, ['paper'])).get('paper')?.state).toBe('reading');
    await addPage('paper', 1, lines, Buffer.from('drawn'));
    await db.query(sql`UPDATE file_reading SET attempts = 0`);
    expect((await findReadings(db, ['paper'])).get('paper')).toMatchObject({
      ...{ state: 'reading', read: 1 },
      pages: [{ page: 1, width: 1600, height: 2200, lines }],
    });
  });

  it('are failed only where nothing could be read', async () => {
    await ask('scan', 'paper');
    await addPage('paper', 1);
    await addPage('scan', 1, []);
    await db.query(sql`UPDATE file_reading SET done_at = now(), problem = 'Page 2 could not be read.'`);
    const states = async () => [...(await findReadings(db, ['paper', 'scan'])).values()].map(({ state }) => state);
    expect((await states()).toSorted()).toEqual(['failed', 'read']);
    await db.query(sql`UPDATE file_reading SET script = 'urdu' WHERE digest = 'scan'`);
    expect(await states()).toEqual(['read', 'read']);
  });
});

describe('pictures of pages', () => {
  it('a scan is its own picture, unless it had to be turned', async () => {
    const scan = { bytes: Buffer.from('scan'), type: 'image/webp' };
    expect(await readPagePicture(db, 'scan', 1, false)).toMatchObject(scan);
    expect(await readPagePicture(db, 'scan', 1, true)).toBeUndefined();
    await addPage('scan', 1);
    expect(await readPagePicture(db, 'scan', 1, false)).toMatchObject(scan);
    expect(await readPagePicture(db, 'scan', 1, true)).toMatchObject({
      bytes: Buffer.from('small'),
      type: 'image/webp',
    });
    await db.query(sql`UPDATE file_page SET picture = 'upright'`);
    expect(await readPagePicture(db, 'scan', 1, false)).toEqual({
      ...{ bytes: Buffer.from('upright'), type: 'image/webp', width: 1600, height: 2200 },
    });
    expect(await readPagePicture(db, 'scan', 2, false)).toBeUndefined();
  });

  it('a page of a PDF has one when it is drawn', async () => {
    expect(await readPagePicture(db, 'paper', 1, false)).toBeUndefined();
    await addPage('paper', 1, lines, Buffer.from('drawn'));
    expect(await readPagePicture(db, 'paper', 1, false)).toMatchObject({
      bytes: Buffer.from('drawn'),
      type: 'image/webp',
    });
    expect(await readPagePicture(db, 'unknown', 1, false)).toBeUndefined();
  });
});
