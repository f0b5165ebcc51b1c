import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { factOf } from '#contracts/events/tenders.ts';
import { REDACTABLE_FIELDS } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { inTransaction } from '../connection/ask-server.ts';
import { messageOf } from '../start-error.ts';

const HERE = fileURLToPath(new URL('./', import.meta.url));
/** Makes stored results of a folder's functions anew; no function itself. */
const REBUILD = 'rebuild.sql';
/** Filled in, so that a text that a tender gets one day is named once. */
const FACTS = '{REDACTABLE_FACTS}';

interface FunctionFile {
  /** `search/tender-find.sql` */
  readonly path: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Brings the database's functions to the files of `folder`, one function a file: files that are new or have another content
 * than the one applied last run, functions whose file is gone are dropped (ADR 0036). Two transactions, the log's functions
 * first: their triggers lock the log, to which every act is written, and the rest may make an index anew for minutes.
 */
export async function applyFunctions(client: pg.Client, folder = HERE): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_function (
    path text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const files = await readFunctions(folder);
  const { rows } = await client.query<{ path: string; hash: string }>('SELECT path, hash FROM schema_function');
  const applied = new Map(rows.map(({ path, hash }) => [path, hash]));
  const changed = files.filter(({ path, hash }) => applied.get(path) !== hash);
  const gone = [...applied.keys()].filter((path) => !files.some((file) => file.path === path));
  for (const isTurn of [isOfLog, (path: string) => !isOfLog(path)]) {
    const its = <T extends { readonly path: string }>(all: readonly T[]) => all.filter(({ path }) => isTurn(path));
    await bring(client, its(files), its(changed), gone.filter(isTurn));
  }
}

const isOfLog = (path: string) => dirname(path) === 'es';

async function bring(
  client: pg.Client,
  files: readonly FunctionFile[],
  changed: readonly FunctionFile[],
  gone: readonly string[],
): Promise<void> {
  if (changed.length + gone.length === 0) return;
  await inTransaction(client, async () => {
    // a body may name a function that comes later; a spec checks all bodies when all are there
    await client.query('SET LOCAL check_function_bodies = off');
    for (const path of gone) if (!isRebuild(path)) await drop(client, path);
    for (const file of changed) if (!isRebuild(file.path)) await replace(client, file);
    const folders = new Set([...gone, ...changed.map(({ path }) => path)].map((path) => dirname(path)));
    for (const { path, text } of files) {
      if (isRebuild(path) && folders.has(dirname(path))) await run(client, path, text);
    }
    await client.query('DELETE FROM schema_function WHERE path = ANY ($1)', [gone]);
    await client.query(
      `INSERT INTO schema_function (path, hash) SELECT * FROM unnest($1::text[], $2::text[])
        ON CONFLICT (path) DO UPDATE SET hash = excluded.hash, applied_at = now()`,
      [changed.map(({ path }) => path), changed.map(({ hash }) => hash)],
    );
  });
}

export async function readFunctions(folder = HERE): Promise<FunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/')).sort();
  return Promise.all(
    paths
      .filter((path) => path.endsWith('.sql'))
      .map(async (path) => {
        const file = await readFile(`${folder}/${path}`, 'utf8');
        const text = file.replace(FACTS, `{${REDACTABLE_FIELDS.map(factOf).join()}}`);
        return { path, text, hash: createHash('sha256').update(text).digest('hex') };
      }),
  );
}

const isRebuild = (path: string) => basename(path) === REBUILD;

/** Drops what can be dropped first, so that no older signature stays; what a trigger or an index uses is replaced in its place. */
async function replace(client: pg.Client, { path, text }: FunctionFile): Promise<void> {
  await drop(client, path);
  const kept = await signaturesOf(client, path);
  await run(client, path, text);
  for (const { signature, written } of await signaturesOf(client, path)) {
    if (kept.some((old) => old.signature === signature && old.written === written)) {
      throw new Error(
        `${path} no longer defines ${signature}, which a trigger or an index uses. Drop that in a migration first.`,
      );
    }
  }
}

/** Drops every signature that nothing depends on; what a DO block works on is handed over as a setting. */
async function drop(client: pg.Client, path: string): Promise<void> {
  const { schema, name } = functionOf(path);
  await client.query("SELECT set_config('ailaan.schema', $1, true), set_config('ailaan.function', $2, true)", [
    schema,
    name,
  ]);
  await client.query(`DO $$ DECLARE one regprocedure; BEGIN
    FOR one IN SELECT oid FROM pg_proc WHERE pronamespace = current_setting('ailaan.schema')::regnamespace
        AND proname = current_setting('ailaan.function') LOOP
      BEGIN
        EXECUTE 'DROP FUNCTION ' || one;
      EXCEPTION WHEN dependent_objects_still_exist THEN NULL;
      END;
    END LOOP;
  END $$`);
}

/** The signatures that the database has of a file's function, each with the transaction that wrote it. */
async function signaturesOf(client: pg.Client, path: string): Promise<{ signature: string; written: string }[]> {
  const { schema, name } = functionOf(path);
  const { rows } = await client.query<{ signature: string; written: string }>(
    `SELECT oid::regprocedure::text AS signature, xmin::text AS written FROM pg_proc
      WHERE pronamespace = $1::regnamespace AND proname = $2`,
    [schema, name],
  );
  return rows;
}

/** `es/horizon.sql` → es.horizon, `tally/tender-count.sql` → public.tender_count */
const functionOf = (path: string) => ({
  schema: isOfLog(path) ? 'es' : 'public',
  name: basename(path, '.sql').replaceAll('-', '_'),
});

async function run(client: pg.Client, path: string, text: string): Promise<void> {
  await client.query(text).catch((cause: unknown) => {
    throw new Error(`Function ${path} failed: ${messageOf(cause)}`, { cause });
  });
}
