import type { CategoryBodyInput } from '#contracts/api/categories.ts';
import type { OrganizationBodyInput } from '#contracts/api/organizations.ts';
import { synonymGroups } from '#contracts/rules/search/synonyms.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { newCategory, newOrganization } from '../world/arrange.ts';
import type { World } from '../world/world.ts';
import { type Aim, type Aims, type Draw, pick } from './aim.ts';

/** The drawn body under a name that is free, at the top or below another. */
async function category({ body, choice }: Draw, world: World): Promise<CategoryBodyInput> {
  const { categoryIds } = await world.catalogue();
  const parentId = choice % 5 === 0 ? (pick(categoryIds, choice) ?? null) : null;
  return { ...(body as CategoryBodyInput), name: `Drawn category ${world.unique()}`, parentId };
}

async function organization({ body, choice }: Draw, world: World): Promise<OrganizationBodyInput> {
  const name = pick((await world.catalogue()).categories, choice) ?? null;
  const chosen = [null, 'none', name, name === null ? null : { name }][choice % 4] ?? null;
  return { ...(body as OrganizationBodyInput), name: `Drawn body ${world.unique()}`, category: chosen };
}

/** One of the product: they are always there, also after they were switched off. */
const synonyms: Aim = ({ body, choice }) => ({ params: { id: pick(synonymGroups(), choice)?.id ?? 0 }, body });

export const catalogueAims: Aims = {
  'PUT /api/admin/synonyms/:id': synonyms,
  'DELETE /api/admin/synonyms/:id': synonyms,
  'GET /api/admin/places/look-up': ({ choice }) => ({
    query: { city: pick(['Lahore', 'Peshawer', 'nowhere'], choice) ?? '' },
  }),
  async 'GET /api/categories/:id/subcategories'({ choice }, _by, world) {
    const id = pick((await world.catalogue()).categoryIds, choice);
    return id === undefined ? undefined : { params: { id } };
  },
  'POST /api/categories': async (draw, _by, world) => ({ body: await category(draw, world) }),
  async 'PUT /api/categories/:id'(draw, _by, world) {
    const id = pick((await world.catalogue()).categoryIds, draw.choice + 1);
    return id === undefined
      ? undefined
      : { params: { id }, body: { ...(await category(draw, world)), parentId: null } };
  },
  async 'DELETE /api/categories/:id'(_draw, _by, world) {
    const there = await newCategory(world);
    return there && { params: { id: there.id } };
  },
  'POST /api/organizations': async (draw, _by, world) => ({ body: await organization(draw, world) }),
  async 'PUT /api/organizations/:id'(draw, _by, world) {
    const id = pick((await world.catalogue()).organizations, draw.choice);
    return id === undefined ? undefined : { params: { id }, body: await organization(draw, world) };
  },
  async 'DELETE /api/organizations/:id'(_draw, _by, world) {
    const there = await newOrganization(world);
    return there && { params: { id: there.id } };
  },
  async 'PUT /api/admin/interest-areas/:id'({ choice }, _by, world) {
    const { categories } = await world.catalogue();
    return {
      params: { id: 1 + (choice % INTEREST_AREAS.length) },
      body: { categories: categories.slice(choice % 3, 6) },
    };
  },
};
