import type { ImportRow } from '#contracts/api/imports.ts';
import { factOf, type TenderFacts, type TenderPublished, type TenderUpdated } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import type { StatedPlace } from '#contracts/rules/places/place-of.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { fieldOf } from '../history/history.ts';
import { encodeImage, type StoredImage } from '../images/encode-image.ts';
import { draftOf } from '../publishing/tender.draft.ts';
import { findPlaces } from '../spelling.ts';
import { type CategoryChoice, decide, type TenderDraft, toFacts } from '../tender.decider.ts';
import { apartFrom, mergeSource, type Said, saidBy } from './merge-source.ts';

const TENDER_FIELDS = Object.keys(TENDER_LABELS) as TenderField[];

/** A tender that an earlier import brought. */
export interface ImportedTender {
  readonly id: number;
  readonly version: number;
  readonly key: string;
  readonly digest: string | null;
}

/** A row that is new, or that says something else than when it was last imported. */
export interface TenderImport {
  readonly row: ImportRow;
  /** The row's categories; ids of organizations stand in the row itself. */
  readonly categories: readonly CategoryChoice[];
  readonly key: string;
  readonly digest: string;
  readonly kind: 'import' | 'sample';
  readonly present: ImportedTender | undefined;
}

export type PlannedTender =
  | { readonly outcome: 'added'; readonly write: TenderWrite }
  | ({ readonly outcome: 'updated'; readonly write: TenderWrite; readonly memory: Memory } & Apart)
  | ({ readonly outcome: 'unchanged'; readonly memory: Memory } & Apart)
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, string>> };

interface Apart {
  /** Fields that the source changed and that an editor had changed, too: the editor's values stand. */
  readonly conflicts: readonly TenderField[];
  /** Fields that the source changed and that were redacted once. */
  readonly withheld: readonly TenderField[];
}

/** A row of `import_memory`: a source's last statement where the tender, after it, says otherwise. */
export interface Memory {
  readonly key: string;
  readonly digest: string;
  readonly apart: Partial<Said>;
}

export interface TenderWrite {
  /** Undefined for a tender that has no number yet. */
  readonly id: number | undefined;
  readonly expectedVersion: number;
  readonly event: TenderPublished | TenderUpdated;
  readonly image: StoredImage | undefined;
}

export function findImported(db: Queryable, keys: readonly string[]): Promise<ImportedTender[]> {
  return db.prepared<ImportedTender>(sql`SELECT t.id, t.version, t.import_key AS key,
      coalesce(m.digest, t.import_digest) AS digest
    FROM tender t LEFT JOIN import_memory m ON m.key = t.import_key WHERE t.import_key = ANY (${keys}::text[])`);
}

/** Those of the keys whose notice an administrator removed. */
export async function findRemoved(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.prepared<{ key: string }>(
    sql`SELECT import_key AS key FROM removed_notice WHERE import_key = ANY (${keys}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Decides for each row, in order, what it changes. Writes nothing. `today` is the publish date of whoever states none. */
export async function planTenders(
  db: Queryable,
  imports: readonly TenderImport[],
  today: string,
): Promise<readonly PlannedTender[]> {
  const known = await readKnown(
    db,
    imports.flatMap(({ present }) => present ?? []),
  );
  const places = await findPlaces(
    db,
    imports.map(({ row }) => row),
  );
  const planned: PlannedTender[] = [];
  for (const [at, item] of imports.entries()) {
    const place = places[at] ?? item.row;
    planned.push(await planOne(item, place, item.present && known.get(item.present.id), today));
  }
  return planned;
}

async function planOne(
  item: TenderImport,
  place: StatedPlace,
  known: Known | undefined,
  today: string,
): Promise<PlannedTender> {
  try {
    const image = item.row.imageUrl === null ? undefined : await encodeImage(item.row.imageUrl);
    const draft = draftOfRow(item, place, known?.present, image, today);
    return known === undefined || item.present === undefined
      ? publish(item, draft, image)
      : restate(item, item.present, known, draft, image);
  } catch (error) {
    if (isRefusal(error, 'invalid')) return { outcome: 'refused', errors: error.errors ?? {} };
    throw error;
  }
}

function publish(
  { kind, key, digest }: TenderImport,
  draft: TenderDraft,
  image: StoredImage | undefined,
): PlannedTender {
  const [event] = decide({ type: 'PublishTender', draft, origin: { kind, key, digest } }, { kind: 'none' });
  if (event?.type !== 'TenderPublished') throw new Error('A tender is published by one event');
  return { outcome: 'added', write: { id: undefined, expectedVersion: 0, event, image } };
}

function restate(
  { row, key, digest }: TenderImport,
  { id, version }: ImportedTender,
  { present, said, redacted }: Known,
  draft: TenderDraft,
  image: StoredImage | undefined,
): PlannedTender {
  const merged = mergeSource(
    present,
    toFacts(draft, present),
    silentFacts({ ...row, city: draft.city, province: draft.province }),
    said,
    redacted,
  );
  const [event] = decide(
    { type: 'RestateTender', tender: merged.tender, importDigest: digest },
    { kind: 'published', tender: present },
  );
  const memory: Memory = { key, digest, apart: apartFrom(merged.said, merged.tender) };
  const apart: Apart = { conflicts: merged.conflicts.map(fieldOf), withheld: merged.withheld.map(fieldOf) };
  if (event?.type !== 'TenderUpdated') return { outcome: 'unchanged', memory, ...apart };
  const shown = apart.withheld.includes('imageUrl') ? undefined : image;
  return { outcome: 'updated', write: { id, expectedVersion: version, event, image: shown }, memory, ...apart };
}

/** A row that states neither day nor status leaves them as they are; a new one is published today and open. */
function draftOfRow(
  { row, categories }: TenderImport,
  place: StatedPlace,
  present: TenderFacts | undefined,
  image: StoredImage | undefined,
  today: string,
): TenderDraft {
  const publishDate = row.publishDate ?? present?.publishDate ?? (row.closingDate < today ? row.closingDate : today);
  const body = { ...row, publishDate, status: row.status ?? present?.status ?? ('open' as const) };
  return draftOf(
    body,
    place,
    categories,
    image === undefined ? { kind: 'none' } : { kind: 'stored', image: image.ref },
  );
}

/** Facts that the row says nothing about: a blank is not a statement, nor is a title that stands in for a description. */
const silentFacts = (row: ImportRow): ReadonlySet<keyof TenderFacts> =>
  new Set(
    TENDER_FIELDS.filter((field) => {
      const value = row[field];
      if (field === 'description' && row.description.replace(/\s+/g, ' ') === row.title) return true;
      return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    }).map(factOf),
  );

/** A tender that an earlier import brought, and what its source has said of it. */
interface Known {
  readonly present: TenderFacts;
  readonly said: Said;
  /** Facts that a redaction has named. */
  readonly redacted: ReadonlySet<keyof TenderFacts>;
}

/**
 * The tenders at the very versions that were found. Each event carries the whole tender, so the latest one that an import
 * caused tells what the source said then, but for what `import_memory` remembers otherwise.
 */
async function readKnown(db: Queryable, found: readonly ImportedTender[]): Promise<Map<number, Known>> {
  if (found.length === 0) return new Map();
  type Event = { readonly type: string; readonly schema: number; readonly data: unknown };
  const rows = await db.prepared<{
    id: number;
    last: Event;
    imported: Event;
    apart: Partial<Said> | null;
    redacted: readonly (keyof TenderFacts)[];
  }>(sql`SELECT wanted.id, row_to_json(last) AS last, row_to_json(imported) AS imported, m.apart,
      ARRAY(SELECT jsonb_array_elements_text(r.data -> 'fields') FROM es.events r
        WHERE r.stream_id = 'tender-' || wanted.id AND r.type = 'TenderRedacted') AS redacted
    FROM unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ version }) => version)}::int[],
      ${found.map(({ key }) => key)}::text[]) AS wanted (id, version, key)
    JOIN LATERAL (SELECT e.type, e.schema, e.data FROM es.events e
      WHERE e.stream_id = 'tender-' || wanted.id AND e.version = wanted.version) AS last ON true
    JOIN LATERAL (SELECT e.type, e.schema, e.data FROM es.events e
      WHERE e.stream_id = 'tender-' || wanted.id AND e.version <= wanted.version AND (e.version = 1 OR e.data ? 'importDigest')
      ORDER BY e.version DESC LIMIT 1) AS imported ON true
    LEFT JOIN import_memory m ON m.key = wanted.key`);
  const tenderOf = ({ type, schema, data }: Event) => (upcast(type, schema, data) as { tender: TenderFacts }).tender;
  return new Map(
    rows.map(({ id, last, imported, apart, redacted }) => [
      id,
      { present: tenderOf(last), said: { ...saidBy(tenderOf(imported)), ...apart }, redacted: new Set(redacted) },
    ]),
  );
}
