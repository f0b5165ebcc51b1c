import type { ApiModule } from '../../platform/dependencies.ts';
import { countOpenLines } from './statement.queries.ts';
import { statementRoutes } from './statement.routes.ts';
import type { StatementTargets } from './statement-targets.ts';

/** Bank statements: work in progress without events of its own; a confirmed line is a payment of its subscription. */
export const createStatements = (targets: StatementTargets): ApiModule => ({
  routes: (dependencies) => statementRoutes(dependencies, targets),
  projections: {},
  waiting: { 'statement-lines': countOpenLines },
});
