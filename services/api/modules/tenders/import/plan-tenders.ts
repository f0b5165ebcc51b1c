import type { ImportLike, ImportRow } from '#contracts/api/imports.ts';
import { factOf, type TenderFacts } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import type { StatedPlace } from '#contracts/rules/places/place-of.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { readJoined } from '#db/tenders/current-names.ts';
import { findPlaces } from '../../../../platform/search/spelling.ts';
import type { StoredImage } from '../../../platform/images/stored-image.ts';
import type { ImportedTender, TenderImport, UntakenFields } from '../../../platform/imports/tender-import.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { DuplicateCandidate } from '../duplicates/compared-notice.ts';
import { fieldOf } from '../history/history.ts';
import { encodeImage } from '../images/encode-image.ts';
import { draftOf } from '../publishing/tender.draft.ts';
import { decide, type TenderDraft, toFacts } from '../tender.decider.ts';
import { namingOther } from '../tender.ts';
import { addSource, restateFurther } from './further-source.ts';
import { type FactDigests, factDigests, mergeSource, unshownDigests } from './merge-source.ts';
import type { Duplicate, Known, Memory, PlannedTender } from './planned-tender.ts';

const TENDER_FIELDS = Object.keys(TENDER_LABELS) as TenderField[];

/** Closing day of a tender as an import stated it last: an editor may have changed it since. */
const statedDay = (id: SQLQuery) => sql`(SELECT e.data -> 'tender' ->> 'closingDate' FROM es.events e
  WHERE e.stream_id = 'tender-' || ${id} AND (e.version = 1 OR e.data ? 'importDigest') ORDER BY e.version DESC LIMIT 1)`;

/** Keys beside those that may be stored: after a redaction of what it was made of, a notice has another. */
const storedKeys = (keys: readonly string[]) => sql`(SELECT key, unnest(ARRAY[key, es.redacted_key(key)]) AS stored
  FROM unnest(${keys}::text[]) AS given (key))`;

export function findImported(db: Queryable, keys: readonly string[]): Promise<ImportedTender[]> {
  return db.prepared<ImportedTender>(sql`SELECT t.id, t.version, t.title, m.apart ->> 'title' AS "saidTitle", k.key,
      CASE WHEN t.import_key LIKE '%#title %' THEN coalesce(m.apart ->> 'closingDate', ${statedDay(sql`t.id`)}) END AS "closingDate",
      coalesce(m.digest, t.import_digest) AS digest, t.closing_date::text AS "closesOn", false AS "isFurther"
    FROM ${storedKeys(keys)} k JOIN tender t ON t.import_key = k.stored LEFT JOIN import_memory m ON m.key = es.redacted_key(k.key)
    UNION ALL SELECT t.id, t.version, t.title, NULL, k.key, t.closing_date::text, coalesce(m.digest, s.import_digest), t.closing_date::text, true
    FROM ${storedKeys(keys)} k JOIN tender_source s ON s.import_key = k.stored JOIN tender t ON t.id = s.tender_id
      LEFT JOIN import_memory m ON m.key = es.redacted_key(k.key)`);
}

/** Those of the keys whose notice an administrator removed, with the closing day that its source stated last. */
export async function findRemoved(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.prepared<{ key: string; day: string | null }>(
    sql`SELECT k.key, ${statedDay(sql`r.tender_id`)} AS day FROM ${storedKeys(keys)} k JOIN removed_notice r ON r.import_key = k.stored`,
  );
  return new Map(rows.map(({ key, day }) => [key, day]));
}

export const likeOf = ({ notice, because, isSure }: DuplicateCandidate): ImportLike => ({
  id: notice.id < 0 ? null : notice.id,
  title: notice.title,
  source: notice.source,
  closingDate: notice.closingDate,
  because,
  isSure,
});

/** The tender that a row with this key is a further source of. */
const joined = (duplicate: Duplicate | undefined, key: string): Pick<ImportedTender, 'id' | 'version' | 'key'>[] =>
  duplicate?.becomes === 'same' ? [{ ...duplicate.like.notice, key }] : [];

/** Decides for each row, in order, what it changes. Writes nothing. `today` is the publish date of whoever states none. */
export async function planTenders(
  db: Queryable,
  imports: readonly TenderImport[],
  today: string,
  duplicates: readonly (Duplicate | undefined)[] = [],
): Promise<readonly PlannedTender[]> {
  const known = await readKnown(
    db,
    imports.flatMap(({ present, key }, at) => (present === undefined ? joined(duplicates[at], key) : [present])),
  );
  const places = await findPlaces(
    db,
    imports.map(({ row }) => row),
  );
  const planned: PlannedTender[] = [];
  for (const [at, item] of imports.entries()) {
    const place = places[at] ?? item.row;
    const duplicate = duplicates[at];
    if (duplicate?.becomes === 'leave') planned.push({ outcome: 'leftOut', like: likeOf(duplicate.like) });
    else planned.push(await planOne(item, place, known.get(item.key), today, duplicate));
  }
  return planned;
}

async function planOne(
  item: TenderImport,
  place: StatedPlace,
  known: Known | undefined,
  today: string,
  duplicate: Duplicate | undefined,
): Promise<PlannedTender> {
  try {
    const image = item.row.imageUrl === null ? undefined : await encodeImage(item.row.imageUrl);
    const draft = draftOfRow(item, place, known?.present, image, today);
    if (known !== undefined && duplicate?.becomes === 'same') {
      const also = { notice: duplicate.like.notice, key: item.key, digest: item.digest, amends: item.amends };
      return { ...addSource(also, known, draft, image, item.row.publishDate ?? today), like: likeOf(duplicate.like) };
    }
    if (known === undefined || item.present === undefined) {
      return { ...publish(item, draft, image), ...(duplicate && { like: likeOf(duplicate.like) }) };
    }
    return item.present.isFurther
      ? restateFurther(item.present, item, known, draft, image)
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
): Extract<PlannedTender, { outcome: 'added' }> {
  const [event] = decide({ type: 'PublishTender', draft, origin: { kind, key, digest } }, { kind: 'none' });
  if (event?.type !== 'TenderPublished') throw new Error('A tender is published by one event');
  return { outcome: 'added', write: { id: undefined, expectedVersion: 0, event, image } };
}

function restate(
  { row, key, digest, cause, sectorsFollow }: TenderImport,
  { id, version }: ImportedTender,
  { present, said, redacted }: Known,
  draft: TenderDraft,
  image: StoredImage | undefined,
): PlannedTender {
  const stated = toFacts(draft, present);
  const silent = silentFacts({ ...row, city: draft.city, province: draft.province });
  // they follow from names, of which one may have been changed here: no word of the source, unless its category is another
  if (sectorsFollow && factDigests(stated).categoryIds === said.categoryIds) silent.add('sectors');
  const merged = mergeSource(present, stated, silent, said, redacted);
  const [event] = decide(
    { type: 'RestateTender', tender: merged.tender, importDigest: digest, cause },
    { kind: 'published', tender: present, alsoIn: [] },
  );
  const memory: Memory = { key, digest, apart: unshownDigests(merged.said, merged.tender) };
  const apart: UntakenFields = { conflicts: merged.conflicts.map(fieldOf), withheld: merged.withheld.map(fieldOf) };
  if (event?.type !== 'TenderUpdated') return { outcome: 'unchanged', memory, ...apart };
  const shown = apart.withheld.includes('imageUrl') ? undefined : image;
  return { outcome: 'updated', write: { id, expectedVersion: version, event, image: shown }, memory, ...apart };
}

/** A row that states no day or no status leaves it as it is; a new one is published today and open. */
function draftOfRow(
  { row, categories }: TenderImport,
  place: StatedPlace,
  present: TenderFacts | undefined,
  image: StoredImage | undefined,
  today: string,
): TenderDraft {
  const publishDate = row.publishDate ?? present?.publishDate ?? (row.closingDate < today ? row.closingDate : today);
  const closingDate = row.closingDate || (present?.closingDate ?? '');
  const body = { ...row, publishDate, closingDate, status: row.status ?? present?.status ?? ('open' as const) };
  return draftOf(
    body,
    place,
    categories,
    image === undefined ? { kind: 'none' } : { kind: 'stored', image: image.ref },
    present?.documents,
  );
}

/**
 * Facts that the row says nothing about: a blank is not a statement, nor is a title that stands in for a description. A row
 * that states the status says with it whether the buyer cancelled: a notice may come back.
 */
const silentFacts = (row: ImportRow): Set<keyof TenderFacts> =>
  new Set(
    TENDER_FIELDS.filter((field) => {
      if (field === 'documents') return true;
      const value = row[field];
      if (field === 'description' && row.description.replace(/\s+/g, ' ') === row.title) return true;
      if (row.status != null && (field === 'cancelledAt' || field === 'cancelledReason')) return false;
      return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    }).map(factOf),
  );

/**
 * The tenders at the very versions that were found. Each event carries the whole tender, so the latest one that an import
 * caused tells what the source said then, but for what `import_memory` remembers otherwise. An organization that was joined to
 * another since counts as if the source had named that one: the join is no word of an editor against it.
 */
async function readKnown(
  db: Queryable,
  found: readonly Pick<ImportedTender, 'id' | 'version' | 'key'>[],
): Promise<Map<string, Known>> {
  if (found.length === 0) return new Map();
  type Event = { readonly type: string; readonly schema: number; readonly data: unknown };
  const rows = await db.prepared<{
    key: string;
    redactedKey: string;
    last: Event;
    imported: Event;
    apart: Partial<FactDigests> | null;
    redacted: readonly (keyof TenderFacts)[];
  }>(sql`SELECT wanted.key, es.redacted_key(wanted.key) AS "redactedKey", row_to_json(last) AS last, row_to_json(imported) AS imported, m.apart,
      ARRAY(SELECT jsonb_array_elements_text(r.data -> 'fields') FROM es.events r
        WHERE r.stream_id = 'tender-' || wanted.id AND r.type = 'TenderRedacted') AS redacted
    FROM unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ version }) => version)}::int[],
      ${found.map(({ key }) => key)}::text[]) AS wanted (id, version, key)
    JOIN LATERAL (SELECT e.type, e.schema, e.data FROM es.events e
      WHERE e.stream_id = 'tender-' || wanted.id AND e.version = wanted.version) AS last ON true
    JOIN LATERAL (SELECT e.type, e.schema, e.data FROM es.events e
      WHERE e.stream_id = 'tender-' || wanted.id AND e.version <= wanted.version AND (e.version = 1 OR e.data ? 'importDigest')
      ORDER BY e.version DESC LIMIT 1) AS imported ON true
    LEFT JOIN import_memory m ON m.key = es.redacted_key(wanted.key)`);
  const tenderOf = ({ type, schema, data }: Event) => (upcast(type, schema, data) as { tender: TenderFacts }).tender;
  const joined = await readJoined(
    db,
    rows
      .map(({ imported }) => tenderOf(imported))
      .flatMap((said) => [...said.organizationIds, said.procuringOrganizationId ?? []].flat()),
  );
  const saidOf = (said: TenderFacts) => ({ ...said, ...namingOther(said, (id) => joined.get(id) ?? id) });
  return new Map(
    rows.map(({ key, redactedKey, last, imported, apart, redacted }) => [
      key,
      {
        redactedKey,
        present: tenderOf(last),
        said: { ...factDigests(saidOf(tenderOf(imported))), ...apart },
        redacted: new Set(redacted),
      },
    ]),
  );
}
