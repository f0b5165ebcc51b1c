import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DocumentType } from '#contracts/vocabulary/lists/documents.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { drawLines, drawUrdu } from '../../../tests/support/reading/draw-lines.ts';
import { paperPdf } from '../../../tests/support/reading/paper-pdf.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { until } from '../../../tests/support/until.ts';
import { storeFile } from '../../platform/files/file-store.ts';
import { createLogger } from '../../platform/logger.ts';
import { proposeFacts } from '../../platform/reading/propose-facts.ts';
import { textOfPages } from '../../platform/reading/read-text.ts';
import { askReadings, findReadings, readPagePicture } from '../../platform/reading/readings.ts';
import { createPageReader } from './page-reader.ts';
import { readFiles } from './read-files.ts';
import { readPage } from './read-page.ts';

const KILLED = fileURLToPath(new URL('../../../tests/support/reading/reading.child.ts', import.meta.url));
const NOTICE = [
  'HYDERABAD DEVELOPMENT AUTHORITY',
  'OFFICE OF THE DIRECTOR WORKS',
  'TENDER NOTICE',
  'SUPPLY OF ZIRCONIUM FLANGES FOR THE WATER PUMPS',
  'Sealed bids are invited from registered firms for the above work under',
  'the rules. The documents can be bought from this office until 01-12-2026.',
  'Bids must reach the office of the undersigned by 02-12-2026 at 11:00 AM',
  'and will be opened on the same day at 11:30 AM in the presence of bidders.',
];
const URDU = `ٹینڈر نوٹس برائے فراہمی سامان
سرکاری محکمہ کی جانب سے رجسٹرڈ فرموں سے سربمہر پیشکشیں مطلوب ہیں جو کہ مقررہ تاریخ تک دفتر میں پہنچ جانی چاہئیں
ٹینڈر فارم دفتری اوقات میں حاصل کیے جا سکتے ہیں اور کسی بھی پیشکش کو وجہ بتائے بغیر مسترد کیا جا سکتا ہے
تمام شرائط و ضوابط ٹینڈر فارم میں درج ہیں اور فرموں کا رجسٹرڈ ہونا ضروری ہے`;

const logger = createLogger('test', 'silent');

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeEach(async () => {
  await db.query(sql`DELETE FROM file`);
  await db.query(sql`DELETE FROM draft_file`);
});

async function file(content: Buffer, pages = 1, type: DocumentType = 'image/webp'): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex');
  const size = { bytes: content.length, width: null, height: null };
  await storeFile(db, { digest, type, pages, content, text: '', ...size });
  await db.query(sql`INSERT INTO draft_file (digest, draft_id) VALUES (${digest}, 1)`);
  await askReadings(db, [digest]);
  return digest;
}
const reading = async (digest: string) => {
  const found = (await findReadings(db, [digest])).get(digest);
  if (found === undefined) throw new Error(`${digest} was not asked for`);
  return found;
};
const isAsSent = async (digest: string) => {
  const picture = await readPagePicture(db, digest, 1, false);
  return (
    createHash('sha256')
      .update(picture?.bytes ?? '')
      .digest('hex') === digest
  );
};
/** A reader that waits for no other work: each page of a patient one waits twenty seconds for the other specs. */
const readAtOnce: typeof readPage = (file, page, limits, isDrawnOnly) =>
  readPage(file, page, { ...limits, isPatient: false }, isDrawnOnly);
const open = (read: typeof readPage = readAtOnce) => {
  const reader = createPageReader({ db, logger, read });
  onTestFinished(() => reader.close());
  return reader;
};
const readAll = async (read?: typeof readPage) => {
  const reader = open(read);
  reader.wake();
  await reader.idle;
};
const closingOf = async (digest: string) =>
  proposeFacts((await reading(digest)).pages, [], '2026-11-01').find(({ field }) => field === 'closingDate');

describe('files of the inbox', () => {
  it('scans and papers are read in the order asked, also one that lies on its side', async () => {
    const upright = await file(await drawLines(NOTICE));
    const turned = await file(await drawLines(NOTICE, 90));
    const overhead = await file(await drawLines(NOTICE, 180));
    const urdu = await file(await drawUrdu(URDU));
    const several = await file(await drawLines([...NOTICE, ...NOTICE]));
    const jpeg = await sharp(await drawLines(NOTICE))
      .greyscale()
      .jpeg()
      .toBuffer();
    const paper = await file(paperPdf([{ lines: NOTICE }, { jpeg, width: 1200, height: 900 }]), 2, 'application/pdf');
    expect(await readFiles.missing?.({ db } as never)).toHaveLength(1);
    await readAll();
    expect(await readFiles.missing?.({ db } as never)).toEqual([]);

    for (const digest of [upright, turned, overhead, paper]) {
      // to both edges of the page
      expect(textOfPages((await reading(digest)).pages)).toMatch(/HYDERABAD.*bidders/s);
      expect(await reading(digest)).toMatchObject({ state: 'read', script: 'latin', problem: null });
      expect(await closingOf(digest)).toMatchObject({ value: '2026-12-02', isSure: true, page: 1 });
    }
    for (const digest of [upright, overhead, turned])
      expect((await reading(digest)).pages).toMatchObject([{ width: 1200 }]);
    // an upright scan is its own picture
    expect(await Promise.all([upright, overhead, turned].map(isAsSent))).toEqual([true, false, false]);
    const { pages } = await reading(paper);
    expect(pages).toMatchObject([{ width: 1600 }, { width: 1600 }]);
    for (const page of pages) expect(textOfPages([page])).toContain('ZIRCONIUM FLANGES');
    const [first] = pages[0]?.lines[0] ?? [];
    expect(first).toMatchObject({ text: 'HYDERABAD', confidence: 100 });
    expect(first?.box.left).toBeCloseTo(60 / 595, 1);
    expect(first?.box.top).toBeCloseTo(52 / 842, 1);

    expect(await reading(urdu)).toMatchObject({
      ...{ state: 'read', script: 'urdu' },
      problem: 'This notice is in Urdu: it is shown beside the form and not read.',
    });
    expect(proposeFacts((await reading(urdu)).pages, [], '2026-11-01')).toEqual([]);
    expect(await reading(several)).toMatchObject({
      ...{ state: 'read', script: 'latin' },
      problem: 'More than one notice seems to stand on this picture.',
    });

    const small = await readPagePicture(db, paper, 2, true);
    expect((await sharp(small?.bytes).metadata()).width).toBe(200);
    const words = await db.query<{ digest: string }>(
      sql`SELECT digest FROM file WHERE words LIKE '%zirconium flanges%'`,
    );
    expect(words.map(({ digest }) => digest).toSorted()).toEqual(
      [upright, several, turned, overhead, paper].toSorted(),
    );
  });

  it('a page too narrow for a letter is read at once, as one without words', async () => {
    const strip = sharp({ create: { width: 1, height: 2000, channels: 3, background: 'black' } });
    const digest = await file(await strip.webp().toBuffer());
    await readAll();
    expect(await reading(digest)).toMatchObject({ state: 'read', read: 1, problem: null });
  });

  it('a worker that is killed loses no page, and repeats one at most', async () => {
    const jpeg = await sharp(await drawLines(NOTICE))
      .greyscale()
      .jpeg()
      .toBuffer();
    const scan = { jpeg, width: 1200, height: 900 };
    const digest = await file(paperPdf([scan, scan, { lines: NOTICE }]), 3, 'application/pdf');
    const child = fork(KILLED, [database.url]);
    await until(async () => (await reading(digest)).read > 0, 60_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await reading(digest)).state).toBe('reading');
    await until(async () => {
      // Postgres may hold the lock of the dead session for a moment; the job that wakes readers comes again.
      await readAll();
      return (await reading(digest)).state === 'read';
    }, 30_000);
    expect(await reading(digest)).toMatchObject({ state: 'read', read: 3, problem: null });
  });
});

const PAGE = { width: 1, height: 1, lines: [], picture: null, thumbnail: Buffer.from('x') };

describe('the reader', () => {
  it('is one over all workers', async () => {
    for (const word of ['one', 'two', 'three', 'four']) await file(Buffer.from(word));
    let underWay = 0;
    let most = 0;
    let pages = 0;
    const read = async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 50));
      underWay--;
      pages++;
      return PAGE;
    };
    await Promise.all([readAll(read), readAll(read), readAll(read)]);
    expect([most, pages]).toEqual([1, 4]);
  });

  it('tries a page three times, then shows it to be keyed by hand, and goes on with the next file', async () => {
    const bad = await file(await drawLines(['x']));
    const good = await file(await drawLines(['y']));
    const tried: string[] = [];
    await readAll(async ({ bytes }) => {
      const isGood = bytes.equals(await drawLines(['y']));
      tried.push(isGood ? 'good' : 'bad');
      if (isGood) return PAGE;
      throw new Error('The reader of pictures ended with 1');
    });
    expect(tried).toEqual(['bad', 'good', 'bad', 'bad']);
    expect(await reading(bad)).toMatchObject({
      ...{ state: 'failed', read: 1 },
      problem: 'Page 1 could not be read. Please key it by hand.',
    });
    expect(await readPagePicture(db, bad, 1, true)).toBeDefined();
    expect((await reading(good)).state).toBe('read');
  });

  it('leaves what was thrown away, and reads it when it is taken back', async () => {
    const digest = await file(Buffer.from('gone'));
    await db.query(sql`DELETE FROM draft_file`);
    const read = async () => PAGE;
    await readAll(read);
    expect((await reading(digest)).state).toBe('waiting');
    await db.query(sql`INSERT INTO draft_file (digest, draft_id) VALUES (${digest}, 1)`);
    await readAll(read);
    expect((await reading(digest)).state).toBe('read');
  });

  it('gives a file up of which a page cannot even be drawn', async () => {
    const digest = await file(Buffer.from('%PDF-1.7 broken'), 2, 'application/pdf');
    await readAll();
    expect(await reading(digest)).toMatchObject({
      ...{ state: 'failed', read: 0 },
      problem: 'Page 1 could not be shown. Please look into the file itself.',
    });
  });

  it('stops at once, and the page does not count as tried', async () => {
    const digest = await file(await drawLines(NOTICE));
    const reader = open();
    reader.wake();
    await until(async () => (await reading(digest)).state === 'reading');
    const began = performance.now();
    await reader.close();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await reading(digest)).toMatchObject({ state: 'waiting', read: 0 });
    reader.wake();
    await reader.idle;
    expect((await reading(digest)).state).toBe('waiting');
  });

  it('leaves a file alone that went meanwhile', async () => {
    const digest = await file(Buffer.from('gone'));
    await readAll(async () => {
      await db.query(sql`DELETE FROM file WHERE digest = ${digest}`);
      return PAGE;
    });
    expect(await findReadings(db, [digest])).toEqual(new Map());
  });
});
