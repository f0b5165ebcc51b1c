import { openDatabase } from '#db/connection.ts';
import { loadMailTemplates } from '#templates/load-mail-templates.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { createUnsubscribeTokens } from '../platform/unsubscribe-token.ts';
import type { WorkerContext } from './context.ts';
import { assertComplete, handleJob } from './job-registry.ts';
import { openQueue } from './queue.ts';
import { relay } from './relay/relay.ts';
import { scheduleJobs } from './schedule.ts';

assertComplete();
const config = readConfig(process.env);
const logger = createLogger('worker', config.logLevel);
const db = openDatabase(config.databaseUrl, {
  max: 10,
  onError: (error) => logger.warn({ err: error }, 'lost a database connection'),
});
const queue = openQueue(config, logger);
const { siteName: name, publicUrl, supportEmail, paymentsEmail } = config;
const context: WorkerContext = {
  db,
  config,
  logger,
  clock: () => new Date(),
  queue,
  templates: await loadMailTemplates({ name, publicUrl, supportEmail, paymentsEmail }),
  tokens: createUnsubscribeTokens(config.sessionSecret),
};

const following = new AbortController();
const relaying = relay(context, following.signal);
queue.work((jobName, payload) => handleJob(context, jobName, payload));
scheduleJobs(queue).catch((error: unknown) => logger.error({ err: error }, 'the schedule could not be written'));
logger.info({ queue: config.redisUrl === undefined ? 'Postgres' : 'Redis' }, 'the worker works');

onShutdown(
  async () => {
    following.abort();
    await relaying;
    await queue.close();
    await db.close();
  },
  { logger, deadline: 30_000 },
);
