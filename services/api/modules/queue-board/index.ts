import type { ApiModule } from '../../platform/dependencies.ts';
import { queueBoardRoutes } from './queue-board.routes.ts';

/** The queue for administrators. It owns no records and changes nothing. */
export const queueBoard: ApiModule = { routes: queueBoardRoutes, projections: {} };
