import type { ApiModule } from '../../platform/dependencies.ts';
import { deskRoutes } from './desk.routes.ts';

/** The desk of the administrators, over what `modules` count. It owns no records and changes nothing. */
export const createDesk = (modules: readonly ApiModule[]): ApiModule => ({
  routes: (dependencies) => deskRoutes(dependencies, Object.assign({}, ...modules.map(({ waiting }) => waiting))),
  projections: {},
});
