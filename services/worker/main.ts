import { loadMailTemplates } from '#templates/load-mail-templates.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { runMain } from '../platform/run-main.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { startWorker } from './start-worker.ts';

await runMain(async () => {
  const config = readConfig();
  const logger = createLogger('worker', config.logLevel);
  const { siteName: name, publicUrl, supportEmail, paymentsEmail } = config;
  const templates = await loadMailTemplates({ name, publicUrl, supportEmail, paymentsEmail });
  const worker = await startWorker(config, logger, templates);
  logger.info({ queue: config.redisUrl === undefined ? 'Postgres' : 'Redis', mail: config.mail }, 'the worker works');
  onShutdown(worker.stop, { logger, deadline: 30_000 });
});
