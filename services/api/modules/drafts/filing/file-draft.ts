import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { keepNames } from '../../../../platform/files/file-store.ts';
import { askReadings } from '../../../../platform/reading/readings.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { violatedConstraint } from '../../../platform/commands/violations.ts';
import { findNamedFiles, type NamedFile } from '../../../platform/documents/named-files.ts';
import { conflict, invalid } from '../../../platform/refusal.ts';
import { type Clerk, handleDraft } from '../draft.commands.ts';

/** Somebody published the files between two looks. */
class PublishedMeanwhile extends Error {}

interface FiledDraft {
  readonly id: number;
  /** False: the files lie in this draft already, or became its notice. */
  readonly isNew: boolean;
}

/** Files stored files as the pages of one draft. @throws Refusal 'invalid', 'conflict' when only some lie in a draft */
export async function fileDraft(db: Database, files: readonly NamedFile[], clerk: Clerk): Promise<FiledDraft> {
  if (files.length === 0) throw invalid({ files: 'Choose a file' });
  try {
    return await inOneTransaction(db, (tx) => fileIn(tx, files, clerk));
  } catch (error) {
    // somebody filed or published it at this moment
    const known =
      isTaken(error) || error instanceof PublishedMeanwhile ? await findFiled(db, digestsOf(files)) : undefined;
    if (known === undefined) throw error;
    return { id: known, isNew: false };
  }
}

async function fileIn(tx: Queryable, named: readonly NamedFile[], clerk: Clerk): Promise<FiledDraft> {
  const digests = digestsOf(named);
  const known = await findFiled(tx, digests);
  if (known !== undefined) return { id: known, isNew: false };
  const refs = await findNamedFiles(tx, named, 'files');
  const id = await nextId(tx, 'draft_id');
  const files = refs.map(({ name: _, ...file }) => file);
  await handleDraft(tx, id, { type: 'FileDraft', files }, clerk, true);
  await keepNames(tx, refs);
  await reserve(tx, id, digests);
  if ((await findPublished(tx, digests)) !== undefined) throw new PublishedMeanwhile();
  await askReadings(tx, digests);
  return { id, isNew: true };
}

const digestsOf = (files: readonly { readonly digest: string }[]) => files.map(({ digest }) => digest);

/** Files that another draft has break on the primary key, also those that it gets at this moment. */
export const reserve = (tx: Queryable, id: number, digests: readonly string[]) =>
  tx.query(sql`INSERT INTO draft_file (digest, draft_id) SELECT unnest(${digests}::text[]), ${id}::int`);

export const isTaken = (error: unknown) => violatedConstraint(error) === 'draft_file_pkey';

/** The draft in which all of the files lie, or that became a notice with them. @throws Refusal 'conflict' for some of them */
async function findFiled(db: Queryable, digests: readonly string[]): Promise<number | undefined> {
  const open = await db.query<{ id: number; count: number }>(
    sql`SELECT draft_id AS id, count(*)::int AS count FROM draft_file WHERE digest = ANY (${digests}::text[]) GROUP BY draft_id`,
  );
  const [first] = open;
  if (first?.count === digests.length) return first.id;
  if (first !== undefined)
    throw conflict(`Some of these files lie in draft ${first.id} already. File the others alone.`);
  const published = await findPublished(db, digests);
  if (published === undefined || published.has >= digests.length) return published?.id;
  throw conflict(`Some of these files were published as tender ${published.tenderId} already. File the others alone.`);
}

/**
 * The draft that became a notice with most of the files, or with one; and how many it `has`. Asked again after they are reserved: who published them at
 * that moment has let them go before.
 */
export async function findPublished(db: Queryable, digests: readonly string[]) {
  const named = digests.map((digest) => JSON.stringify([{ digest }]));
  const [row] = await db.query<{
    id: number;
    tenderId: number;
    has: number;
  }>(sql`SELECT d.id, d.tender_id AS "tenderId",
      (SELECT count(*)::int FROM jsonb_array_elements(d.files) f WHERE f ->> 'digest' = ANY (${digests}::text[])) AS has
    FROM draft d JOIN tender t ON t.id = d.tender_id
    WHERE d.state = 'published' AND d.files @> ANY (${named}::jsonb[]) ORDER BY has DESC, d.id DESC LIMIT 1`);
  return row;
}
