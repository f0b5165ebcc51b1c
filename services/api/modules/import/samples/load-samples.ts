import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ImportReport } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Database } from '#db/connection.ts';
import { readFirstOrganizations } from '../../../../platform/known-organizations.ts';
import { noticeKey } from '../../../platform/imports/notice-key.ts';
import { type JudgedRow, judgeRow } from '../map/judge-row.ts';
import { importNotices } from '../run/import-notices.ts';
import type { ImportTargets } from '../write/import-targets.ts';
import { SampleNotice, sampleRow } from './sample-notices.ts';
import { CategorySeeds, seedCategories, seedOrganizations } from './seed-lists.ts';

const FOLDER = new URL('../../../../../db/sample-data/pakistan-samples/', import.meta.url);

/**
 * The categories and procuring organizations that a new portal of Pakistan begins with. Run again it adds only what is
 * missing by name.
 */
export async function loadBasicLists(db: Database, targets: ImportTargets): Promise<void> {
  const meta = systemMeta('basic lists');
  await seedCategories(db, targets, CategorySeeds.parse(await readJson('categories.json')), meta);
  await seedOrganizations(db, targets, await readFirstOrganizations(), meta);
}

/** Fictional notices under the basic lists that close around today, marked as samples. Run again it adds what is missing. */
export async function loadSamples(
  db: Database,
  targets: ImportTargets,
  clock: () => Date = () => new Date(),
): Promise<ImportReport> {
  const options = { targets, meta: systemMeta('samples'), kind: 'sample', clock } as const;
  return importNotices(db, sampleRows(karachiDay(clock())), options);
}

function systemMeta(name: string): EventMeta {
  const runId = randomUUID();
  return { actor: { kind: 'system', name }, requestId: runId, correlationId: runId, outcome: 'done' };
}

async function* sampleRows(today: string): AsyncGenerator<JudgedRow> {
  const samples = z.array(SampleNotice).parse(await readJson('notices.json'));
  for (const [index, sample] of samples.entries()) {
    const imageUrl = sample.image === undefined ? null : await scan(sample.image);
    const value = sampleRow(sample, today, imageUrl);
    const key = noticeKey('sample', String(value.reference));
    yield judgeRow(
      { ok: true, place: `sample ${index + 1}`, value },
      () => ({ input: value, key, columns: {} }),
      undefined,
    );
  }
}

async function scan(name: string): Promise<string> {
  const bytes = await readFile(new URL(`scans/${name}`, FOLDER));
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as unknown;
}
