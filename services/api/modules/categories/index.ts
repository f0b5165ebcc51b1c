import type { ApiModule } from '../../platform/dependencies.ts';
import { projectCategory } from './category.projection.ts';
import { categoryRoutes } from './category.routes.ts';

export const categories: ApiModule = { routes: categoryRoutes, projections: { category: projectCategory } };

export { createCategory } from './category.commands.ts';
