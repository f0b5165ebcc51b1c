import type { ImportRow } from '#contracts/api/imports.ts';
import type { TenderFacts, TenderPublished, TenderUpdated } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { encodeImage, type StoredImage } from '../images/encode-image.ts';
import { imageVersion } from '../images/image-address.ts';
import { draftOf } from '../publishing/tender.draft.ts';
import { type CategoryChoice, decide, type ImageChoice, type TenderCommand } from '../tender.decider.ts';
import type { TenderState } from '../tender.ts';

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
  | { readonly outcome: 'updated'; readonly write: TenderWrite }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, string>> };

export interface TenderWrite {
  /** Undefined for a tender that has no number yet. */
  readonly id: number | undefined;
  readonly expectedVersion: number;
  readonly event: TenderPublished | TenderUpdated;
  readonly image: StoredImage | undefined;
}

export function findImported(db: Queryable, keys: readonly string[]): Promise<ImportedTender[]> {
  return db.prepared<ImportedTender>(sql`SELECT id, version, import_key AS key, import_digest AS digest
    FROM tender WHERE import_key = ANY (${keys}::text[])`);
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
  const facts = await presentFacts(
    db,
    imports.flatMap(({ present }) => present ?? []),
  );
  const planned: PlannedTender[] = [];
  for (const item of imports) {
    const present = item.present && facts.get(item.present.id);
    planned.push(await planOne(item, present, today));
  }
  return planned;
}

async function planOne(item: TenderImport, present: TenderFacts | undefined, today: string): Promise<PlannedTender> {
  try {
    const image = item.row.imageUrl === null ? undefined : await encodeImage(item.row.imageUrl);
    const [event] = decide(commandOf(item, present, image, today), stateOf(present));
    if (event === undefined || (event.type !== 'TenderPublished' && event.type !== 'TenderUpdated'))
      return { outcome: 'unchanged' };
    const expectedVersion = item.present?.version ?? 0;
    return {
      outcome: event.type === 'TenderPublished' ? 'added' : 'updated',
      write: { id: item.present?.id, expectedVersion, event, image },
    };
  } catch (error) {
    if (isRefusal(error, 'invalid')) return { outcome: 'refused', errors: error.errors ?? {} };
    throw error;
  }
}

function commandOf(
  { row, categories, key, digest, kind }: TenderImport,
  present: TenderFacts | undefined,
  image: StoredImage | undefined,
  today: string,
): TenderCommand {
  const publishDate = row.publishDate ?? present?.publishDate ?? (row.closingDate < today ? row.closingDate : today);
  const body = { ...row, publishDate, status: row.status ?? present?.status ?? ('open' as const) };
  const draft = draftOf(body, categories, choiceOf(image, present));
  if (present === undefined) return { type: 'PublishTender', draft, origin: { kind, key, digest } };
  return { type: 'UpdateTender', draft, importDigest: digest };
}

/** A file that shows no picture says nothing about one that an administrator has added. */
function choiceOf(image: StoredImage | undefined, present: TenderFacts | undefined): ImageChoice {
  if (image !== undefined) return { kind: 'stored', image: image.ref };
  return present?.image ? { kind: 'keep', version: imageVersion(present.image.hash) } : { kind: 'none' };
}

const stateOf = (tender: TenderFacts | undefined): TenderState =>
  tender === undefined ? { kind: 'none' } : { kind: 'published', tender };

/** The facts of the tenders at the very versions that were found; each event carries the whole tender. */
async function presentFacts(db: Queryable, found: readonly ImportedTender[]): Promise<Map<number, TenderFacts>> {
  if (found.length === 0) return new Map();
  const rows = await db.prepared<{ id: number; type: string; schema: number; data: unknown }>(sql`SELECT
      wanted.id, e.type, e.schema, e.data
    FROM unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ version }) => version)}::int[]) AS wanted (id, version)
    JOIN es.events e ON e.stream_id = 'tender-' || wanted.id AND e.version = wanted.version`);
  return new Map(
    rows.map(({ id, type, schema, data }) => {
      const { tender } = upcast(type, schema, data) as { tender: TenderFacts };
      return [id, tender];
    }),
  );
}
