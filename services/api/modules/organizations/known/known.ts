import { createHash } from 'node:crypto';
import type { KnownOrganization, KnownResult } from '#contracts/api/organizations/known.ts';
import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { readKnownOrganizations } from '../../../../platform/known-organizations.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { invalid, stale } from '../../../platform/refusal.ts';
import { createOrganization, removeOrganization } from '../organization.commands.ts';
import { usedBy } from '../organization.decider.ts';
import { countTenders } from '../organization.queries.ts';

const FEDERAL = /^Federal/;
const keyOf = (name: string) => name.toLowerCase();

interface Known {
  readonly body: OrganizationBody;
  readonly id: number | null;
}

async function readKnown(db: Queryable): Promise<readonly Known[]> {
  const bodies = await readKnownOrganizations();
  const rows = await db.query<{ id: number; key: string }>(sql`SELECT id, lower(name) AS key FROM organization
    WHERE lower(name) = ANY (${bodies.map(({ name }) => keyOf(name))}::text[])`);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return bodies.map((body) => ({ body, id: ids.get(keyOf(body.name)) ?? null }));
}

/** The known ones, and the version of which of them the portal has. */
export async function listKnown(db: Queryable): Promise<{ body: KnownOrganization[]; etag: string }> {
  const all = await readKnown(db);
  const body = all.map(({ body: { name, description }, id }) => {
    const kind = FEDERAL.test(description ?? '') ? ('federal' as const) : ('provincial' as const);
    return { name, kind, id };
  });
  return { body: body.sort((one, other) => one.name.localeCompare(other.name, 'en')), etag: tagOf(all) };
}

function tagOf(known: readonly Known[]): string {
  const ids = known.flatMap(({ id }) => id ?? []).sort((one, other) => one - other);
  return `"known-organizations-${createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16)}"`;
}

/**
 * All of it or nothing, so that the portal has what one administrator chose, never a mixture of two choices.
 * @throws Refusal 'stale' when others are there than the caller saw, or somebody is choosing at this moment
 */
export function chooseKnown(
  db: Database,
  names: readonly string[],
  meta: EventMeta,
  ifTag: string | undefined,
): Promise<KnownResult> {
  return inOneTransaction(db, async (tx) => {
    const [lock] = await tx.query<{ taken: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('known_organizations')) AS taken`,
    );
    if (lock?.taken !== true) throw stale();
    const known = await readKnown(tx);
    if (ifTag !== undefined && ifTag !== tagOf(known)) throw stale();
    const unknown = names.find((name) => !known.some(({ body }) => keyOf(body.name) === keyOf(name)));
    if (unknown !== undefined) throw invalid({ names: `Unknown organization: ${unknown.slice(0, 100)}` });
    return settle(tx, known, new Set(names.map(keyOf)), meta);
  });
}

async function settle(
  tx: Queryable,
  known: readonly Known[],
  wanted: ReadonlySet<string>,
  meta: EventMeta,
): Promise<KnownResult> {
  const result = { added: 0, removed: 0, kept: [] as KnownResult['kept'] };
  for (const { body, id } of known) {
    if (wanted.has(keyOf(body.name)) === (id !== null)) continue;
    if (id === null) {
      await createOrganization(tx, body, meta);
      result.added++;
      continue;
    }
    const tenders = await countTenders(tx, id);
    if (tenders === 0) {
      await removeOrganization(tx, id, meta);
      result.removed++;
    } else result.kept.push({ name: body.name, message: usedBy(tenders) });
  }
  return result;
}
