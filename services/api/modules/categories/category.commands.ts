import type { CategoryBody, CategoryEdit } from '#contracts/api/categories.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { commandsOn, inOneTransaction } from '../../platform/commands/handle-command.ts';
import { ofNamed } from '../../platform/commands/violations.ts';
import { invalid } from '../../platform/refusal.ts';
import { categoryDecider } from './category.decider.ts';
import { projectCategory } from './category.projection.ts';
import { countUses, findCategory, isSelfOrDescendant } from './category.queries.ts';

const handle = commandsOn({
  kind: 'category',
  decider: categoryDecider,
  project: projectCategory,
  refusalOf: ofNamed({
    nameIndex: 'category_name',
    article: 'A category',
    crossed: 'This category came into use, or its parent went',
  }),
});

export async function createCategory(db: Queryable, category: CategoryBody, meta: EventMeta): Promise<number> {
  await checkParent(db, undefined, category.parentId);
  const id = await nextId(db, 'category_id');
  await handle(db, id, { type: 'CreateCategory', category }, meta, { isNew: true });
  return id;
}

export async function updateCategory(
  db: Database,
  id: number,
  category: CategoryEdit,
  meta: EventMeta,
  ifVersion?: number,
): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    // one moves after the other, so that no two lie below each other
    if (typeof category.parentId === 'number') await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('category'))`);
    await checkParent(tx, id, category.parentId);
    await handle(tx, id, { type: 'UpdateCategory', category }, meta, { ifVersion });
  });
}

export async function removeCategory(db: Database, id: number, meta: EventMeta): Promise<void> {
  await handle(db, id, { type: 'RemoveCategory', usedBy: await countUses(db, id) }, meta);
}

async function checkParent(db: Queryable, id: number | undefined, parentId: number | null = null): Promise<void> {
  if (parentId === null) return;
  if ((await findCategory(db, parentId)) === undefined)
    throw invalid({ parentId: 'This parent category does not exist' });
  if (id !== undefined && (await isSelfOrDescendant(db, id, parentId))) {
    throw invalid({ parentId: 'A category cannot lie below itself' });
  }
}
