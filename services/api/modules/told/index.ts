import type { ApiModule } from '../../platform/dependencies.ts';
import { noticeMailRoutes } from './notice-mails.routes.ts';
import { proofRoutes } from './proof.routes.ts';

/** Mails that people had about notices, and those that they want. */
export const told: ApiModule = {
  routes: (dependencies) => [...noticeMailRoutes(dependencies), ...proofRoutes(dependencies)],
  projections: {},
};
