import type { ApiModule } from '../../platform/dependencies.ts';
import { noticeMailRoutes } from './notice-mails.routes.ts';
import { proofRoutes } from './proof.routes.ts';

/** What people were told of notices, and what they want to be told. */
export const told: ApiModule = {
  routes: (dependencies) => [...noticeMailRoutes(dependencies), ...proofRoutes(dependencies)],
  projections: {},
};
