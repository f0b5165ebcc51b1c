import type { KnownOrganization, KnownResult } from '#contracts/api/organizations/known.ts';
import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { readKnownOrganizations } from '../../../../platform/known-organizations.ts';
import { invalid, Refusal } from '../../../platform/refusal.ts';
import { createOrganization, removeOrganization } from '../organization.commands.ts';

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

export async function listKnown(db: Queryable): Promise<KnownOrganization[]> {
  const known = (await readKnown(db)).map(({ body: { name, description }, id }) => {
    const kind = FEDERAL.test(description ?? '') ? ('federal' as const) : ('provincial' as const);
    return { name, kind, id };
  });
  return known.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** One after the other: whatever cuts it off, asking again goes on, since what is done already changes no more. */
export async function chooseKnown(db: Database, names: readonly string[], meta: EventMeta): Promise<KnownResult> {
  const known = await readKnown(db);
  const wanted = new Set(names.map(keyOf));
  const unknown = names.find((name) => !known.some(({ body }) => keyOf(body.name) === keyOf(name)));
  if (unknown !== undefined) throw invalid({ names: `Unknown organization: ${unknown.slice(0, 100)}` });
  const result = { added: 0, removed: 0, kept: [] as KnownResult['kept'] };
  for (const { body, id } of known) {
    if (wanted.has(keyOf(body.name)) === (id !== null)) continue;
    try {
      if (id === null) await createOrganization(db, body, meta);
      else await removeOrganization(db, id, meta);
      result[id === null ? 'added' : 'removed']++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.kept.push({ name: body.name, message: error.message });
    }
  }
  return result;
}
