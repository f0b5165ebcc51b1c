import pg from 'pg';
import type { Service } from './service-logins.ts';

const ALL = 'SELECT, INSERT, UPDATE, DELETE';

/** Tables by which people sign in. The worker, which reads files of strangers, has no business there. */
const SECRETS = ['public.user_secret', 'public.user_second_factor', 'public.user_recovery_code', 'public.session'];

/** Rights on tables; one of the schema public that is not named here may be written in every way. */
const RIGHTS: Readonly<Record<string, string>> = {
  // an event's position and time are the server's to choose
  'es.events': 'SELECT, INSERT (stream_id, version, event_id, type, schema, data, meta)',
  'es.checkpoints': 'SELECT',
  'es.personal': ALL,
  'es.seals': 'SELECT',
  'public.schema_migration': 'SELECT',
  'public.schema_function': 'SELECT',
  'public.audit_source': 'SELECT',
  'public.backup_made': 'SELECT',
  'public.idempotency_key': 'SELECT, INSERT, DELETE',
  'public.mail_piece': 'SELECT, INSERT',
  'public.mail_request': 'SELECT, INSERT',
  'public.dump': 'SELECT, DELETE',
  'public.dump_part': 'SELECT, DELETE',
  'public.tender_change': 'SELECT',
  'public.tender_followed': 'SELECT',
  'public.web_asset': 'SELECT',
  ...Object.fromEntries(SECRETS.map((name) => [name, ''])),
};

/** Functions of the log that services may call; those of other schemas are open to all who may enter the schema. */
const FUNCTIONS = ['es.horizon', 'es.event_digest', 'es.redacted_data', 'es.redacted_key'];

/** Rights of the API's role alone: a redaction changes events and the cards of stored mails, browsers run the files of the web. */
const OF_API: Readonly<Record<string, string>> = {
  'es.redact': 'EXECUTE',
  'public.mail_piece': 'UPDATE',
  'public.web_asset': 'INSERT, UPDATE, DELETE',
  ...Object.fromEntries(SECRETS.map((name) => [name, ALL])),
};

/**
 * Rights of the worker's role alone. It has AUDIT_KEY: after a seal of somebody else it would seal nothing any more. Those
 * who keep copies are told of changes by the log, so only the follower of the log writes them. A checkpoint that ran ahead
 * would leave events unsealed and unsent.
 */
const OF_WORKER: Readonly<Record<string, string>> = {
  'es.checkpoints': 'INSERT, UPDATE',
  'es.seals': 'INSERT',
  'public.dump': 'INSERT',
  'public.dump_part': 'INSERT',
  'public.tender_change': 'INSERT',
  'public.tender_followed': 'INSERT, UPDATE, DELETE',
};

/** Schemas whose tables take a right only when it is named. */
const NAMED_ONLY = ['es'];

interface DatabaseObject {
  readonly schema: string;
  readonly name: string;
  readonly kind: 'TABLE' | 'SEQUENCE' | 'FUNCTION';
  /** Right as SQL writes it. */
  readonly sql: string;
}

/** Statements that give the services' roles exactly the rights above on what belongs to us, and take every other away, also from PUBLIC. */
export async function grantStatements(
  client: pg.Client,
  { api, worker }: Readonly<Record<Service, string>>,
): Promise<string[]> {
  const to = [...new Set([api, worker])].map((role) => pg.escapeIdentifier(role)).join(', ');
  const { rows } = await client.query<DatabaseObject>(OBJECTS_QUERY);
  const revokes = rows
    .filter(({ schema, kind }) => kind !== 'FUNCTION' || NAMED_ONLY.includes(schema))
    .map(({ kind, sql }) => `REVOKE ALL ON ${kind} ${sql} FROM PUBLIC, ${to}`);
  const grants = rows.flatMap((object) => {
    const right = rightOn(object);
    return right === undefined || right === '' ? [] : [`GRANT ${right} ON ${object.kind} ${object.sql} TO ${to}`];
  });
  const schemas = [...new Set(['es', 'public', ...rows.map(({ schema }) => schema)])];
  return [
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    ...revokes,
    ...schemas.map((schema) => `REVOKE ALL ON SCHEMA ${pg.escapeIdentifier(schema)} FROM ${to}`),
    ...schemas.map((schema) => `GRANT USAGE ON SCHEMA ${pg.escapeIdentifier(schema)} TO ${to}`),
    ...grants,
    ...rows.flatMap((object) => [...own(object, OF_API, api), ...own(object, OF_WORKER, worker)]),
  ];
}

function own(
  { schema, name, kind, sql }: DatabaseObject,
  rights: Readonly<Record<string, string>>,
  role: string,
): string[] {
  const right = rights[`${schema}.${name}`];
  return right === undefined ? [] : [`GRANT ${right} ON ${kind} ${sql} TO ${pg.escapeIdentifier(role)}`];
}

function rightOn({ schema, name, kind }: DatabaseObject): string | undefined {
  const path = `${schema}.${name}`;
  if (kind === 'FUNCTION') return FUNCTIONS.includes(path) ? 'EXECUTE' : undefined;
  if (NAMED_ONLY.includes(schema)) return kind === 'TABLE' ? RIGHTS[path] : undefined;
  return kind === 'TABLE' ? (RIGHTS[path] ?? ALL) : 'USAGE, SELECT';
}

/** Tables, sequences and functions of ours: those of extensions and of other owners on the same database stay as they are. */
const OBJECTS_QUERY = `SELECT n.nspname AS schema, c.relname AS name, c.oid::regclass::text AS sql,
    CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('es', 'public', 'bullmq') AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
    AND c.relowner = (SELECT relowner FROM pg_class WHERE oid = 'es.events'::regclass)
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
UNION ALL
SELECT 'es', p.proname, p.oid::regprocedure::text, 'FUNCTION' FROM pg_proc p WHERE p.pronamespace = 'es'::regnamespace
ORDER BY 1, 2`;
