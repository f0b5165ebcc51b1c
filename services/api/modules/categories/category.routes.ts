import { categoryEndpoints } from '#contracts/api/categories.ts';
import type { Queryable } from '#db/connection.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { missing } from '../../platform/refusal.ts';
import { createCategory, removeCategory, updateCategory } from './category.commands.ts';
import { presentCategory } from './category.presenter.ts';
import { findCategories, findCategory, listCategories } from './category.queries.ts';

export function categoryRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(categoryEndpoints.list, async ({ query, user }) => {
      const { rows, total } = await findCategories(db, query, user?.isAdmin !== true);
      return { body: rows.map(presentCategory), headers: { 'X-Total-Count': String(total) } };
    }),
    route(categoryEndpoints.main, async () => ({
      body: (await listCategories(db, true))
        .filter((row) => row.parent_id === null)
        .map(({ id, name, emoji }) => ({ id, name, emoji })),
    })),
    route(categoryEndpoints.subcategories, async ({ id }) => {
      await present(db, id);
      const children = (await listCategories(db, true)).filter((row) => row.parent_id === id);
      return { body: children.map((row) => ({ id: row.id, name: row.name })) };
    }),
    route(categoryEndpoints.names, async () => ({ body: (await listCategories(db, true)).map((row) => row.name) })),
    route(categoryEndpoints.create, async ({ body, meta }) => ({
      body: await present(db, await createCategory(db, body, meta)),
    })),
    route(categoryEndpoints.update, async ({ id, body, meta }) => {
      await updateCategory(db, id, body, meta);
      return { body: await present(db, id) };
    }),
    route(categoryEndpoints.remove, async ({ id, meta }) => {
      await removeCategory(db, id, meta);
      return { body: undefined };
    }),
  ];
}

async function present(db: Queryable, id: number) {
  const row = await findCategory(db, id);
  if (row === null) throw missing('Category');
  return presentCategory(row);
}
