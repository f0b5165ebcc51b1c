import { createCategory } from './modules/categories/index.ts';
import type { ImportTargets } from './modules/import/index.ts';
import { createOrganization } from './modules/organizations/index.ts';
import { findImported, findRemoved, importTenders } from './modules/tenders/index.ts';

/** The modules that an import writes to. */
export const importTargets: ImportTargets = {
  findImported,
  findRemoved,
  importTenders,
  createCategory,
  createOrganization,
};
