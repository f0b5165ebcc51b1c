import type { Draft, DraftReading, DraftRow } from '#contracts/api/operations/drafts.ts';
import { documentName } from '#contracts/rules/documents/document-name.ts';
import { kindOf } from '#contracts/vocabulary/lists/documents.ts';
import { type DraftScript, READ_PAGES_MAX } from '#contracts/vocabulary/lists/drafts.ts';
import type { Queryable } from '#db/connection.ts';
import { type FileProgress, type FileReading, findProgress, findReadings } from '../../../platform/reading/readings.ts';
import { weakTag } from '../../platform/http/answer/answer.ts';
import type { StoredDraft } from './draft.queries.ts';
import { digestsOf, type Headline, headlineOf, headlinesOf, proposeFor } from './pages/headline.ts';
import { placesOf } from './pages/page.queries.ts';

type Progress = ReadonlyMap<string, FileProgress>;

const pathOf = (id: number, page: number) => `/api/admin/drafts/${id}/pages/${page}`;

/** How far all files of a draft are read; one that ended is read no more. */
function readingOf({ files, endedAt }: StoredDraft, progress: Progress): DraftReading {
  const known = files.flatMap(({ digest }) => progress.get(digest) ?? []);
  const states = new Set(known.map(({ state }) => state));
  const isUnder = states.has('reading') || (states.has('waiting') && states.size > 1);
  const unended = isUnder ? 'reading' : states.has('read') ? 'read' : states.has('failed') ? 'failed' : 'waiting';
  return {
    state: endedAt !== null && (isUnder || unended === 'waiting') ? 'read' : unended,
    read: known.reduce((sum, { read }) => sum + read, 0),
    pages: files.reduce((sum, { pages }) => sum + Math.min(pages, READ_PAGES_MAX), 0),
    problem: known.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

function scriptOf({ files }: StoredDraft, progress: Progress): DraftScript | null {
  const read = files.flatMap(({ digest }) => progress.get(digest)?.script ?? []);
  return read.includes('latin') ? 'latin' : (read[0] ?? null);
}

function rowOf(draft: StoredDraft, progress: Progress, proposed: Headline): DraftRow {
  const { files, heldAt, createdAt, endedAt, work, ...stated } = draft;
  const isKeyed = work !== null && Object.keys(work.values).length > 0;
  const keyed = (name: string) => (typeof work?.values[name] === 'string' ? work.values[name] || null : null);
  const [first] = files;
  return {
    ...stated,
    script: scriptOf(draft, progress),
    reading: readingOf(draft, progress),
    title: isKeyed ? keyed('title') : proposed.title,
    closingDate: isKeyed ? keyed('closingDate') : proposed.closingDate,
    isKeyed,
    heldAt: heldAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    files: files.map(({ type, name, ...file }) => ({
      ...{ ...file, name: documentName(name, type), kind: kindOf(type), mediaType: type },
    })),
    thumbnail: first && (progress.get(first.digest)?.read ?? 0) > 0 ? `${pathOf(draft.id, 1)}?size=small` : null,
  };
}

export async function presentRows(db: Queryable, drafts: readonly StoredDraft[]): Promise<DraftRow[]> {
  const progress = await findProgress(db, drafts.flatMap(digestsOf));
  const read = drafts.map((draft) => ({ ...draft, read: readingOf(draft, progress).read }));
  const headlines = await headlinesOf(db, read);
  return drafts.map((draft, at) => rowOf(draft, progress, headlines[at] ?? headlineOf([])));
}

export async function presentRow(db: Queryable, draft: StoredDraft): Promise<DraftRow> {
  const [row] = await presentRows(db, [draft]);
  if (row === undefined) throw new Error('Each draft has its row');
  return row;
}

/** A draft with its pages and proposals. Its tag changes with its version, with what is read and with what is keyed. */
export async function presentDraft(db: Queryable, draft: StoredDraft): Promise<{ body: Draft; etag: string }> {
  const readings = await findReadings(db, digestsOf(draft));
  const { proposals, text } = await proposeFor(db, draft, readings);
  const body: Draft = {
    ...rowOf(draft, readings, headlineOf(proposals)),
    pages: pagesOf(draft, readings),
    proposals,
    text,
    work: draft.work,
  };
  const rest = weakTag(JSON.stringify(body)).slice(3, -1);
  return { body, etag: `"draft-${draft.id}-${draft.version}-${rest}"` };
}

function pagesOf({ id, files }: StoredDraft, readings: ReadonlyMap<string, FileReading>): Draft['pages'] {
  return placesOf(files).map(({ file, page }, at) => {
    const drawn = readings.get(file.digest)?.pages.find((one) => one.page === page);
    const { width, height } = drawn ?? file;
    const isShown = drawn !== undefined || kindOf(file.type) === 'scan';
    return { digest: file.digest, url: isShown ? pathOf(id, at + 1) : null, width, height };
  });
}
