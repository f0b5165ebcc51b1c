import { z } from 'zod';
import { CategoryBody } from '#contracts/api/categories.ts';
import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { ImportTargets } from '../write/import-targets.ts';

export const CategorySeeds = z.array(
  z.strictObject({ name: z.string(), emoji: z.string(), subcategories: z.array(z.string()) }),
);

/** Creates the main categories with their subcategories, in this order; what exists by name stays as it is. */
export async function seedCategories(
  db: Database,
  { createCategory }: ImportTargets,
  seeds: z.output<typeof CategorySeeds>,
  meta: EventMeta,
) {
  await db.tx(async (tx) => {
    await inTurn(tx);
    for (const [index, { name, emoji, subcategories }] of seeds.entries()) {
      const main = CategoryBody.parse({ name, emoji, sortOrder: index * 10 });
      const parentId = (await idOf(tx, 'category', name)) ?? (await createCategory(tx, main, meta));
      for (const subcategory of subcategories) {
        if ((await idOf(tx, 'category', subcategory)) !== undefined) continue;
        await createCategory(tx, CategoryBody.parse({ name: subcategory, parentId, sortOrder: index * 10 + 1 }), meta);
      }
    }
  });
}

/** Creates the organizations that do not exist by name. */
export async function seedOrganizations(
  db: Database,
  { createOrganization }: ImportTargets,
  seeds: readonly OrganizationBody[],
  meta: EventMeta,
) {
  await db.tx(async (tx) => {
    await inTurn(tx);
    for (const seed of seeds) {
      if ((await idOf(tx, 'organization', seed.name)) === undefined) await createOrganization(tx, seed, meta);
    }
  });
}

/** Lock for two processes that start at once on an empty database: the second waits and finds everything there. */
async function inTurn(tx: Queryable): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7114203)`);
}

async function idOf(db: Queryable, table: 'category' | 'organization', name: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    sql`SELECT id FROM ${sql.ident(table)} WHERE lower(name) = lower(${name})`,
  );
  return row?.id;
}
