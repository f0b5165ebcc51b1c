import { categoryEndpoints } from '#contracts/api/categories.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ifMatchVersion } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { createCategory, removeCategory, updateCategory } from './category.commands.ts';
import { activeCategories, findCategories, readCategory } from './category.queries.ts';

export function categoryRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(categoryEndpoints.list, async ({ query, user }) =>
      countedAnswer(await findCategories(db, query, user?.isAdmin !== true)),
    ),
    route(categoryEndpoints.main, async () => ({
      body: (await activeCategories(db))
        .filter(({ parentId }) => parentId === null)
        .map(({ id, name, emoji }) => ({ id, name, emoji })),
    })),
    route(categoryEndpoints.subcategories, async ({ id }) => {
      await readCategory(db, id);
      const children = (await activeCategories(db)).filter(({ parentId }) => parentId === id);
      return { body: children.map((child) => ({ id: child.id, name: child.name })) };
    }),
    route(categoryEndpoints.names, async () => ({ body: (await activeCategories(db)).map(({ name }) => name) })),
    route(categoryEndpoints.create, async ({ body, meta }) => ({
      body: await readCategory(db, await createCategory(db, body, meta)),
    })),
    route(categoryEndpoints.update, async ({ id, body, meta, req }) => {
      await updateCategory(db, id, body, meta, ifMatchVersion(req, 'category', id));
      return { body: await readCategory(db, id) };
    }),
    route(categoryEndpoints.remove, ({ id, meta }) => removeCategory(db, id, meta)),
  ];
}
