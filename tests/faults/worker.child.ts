import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { startWorker } from '../../services/worker/start-worker.ts';
import { plainTemplates } from '../support/mails/plain-templates.ts';

/** Milliseconds of work that each mail costs, so that a run lasts long enough to be interrupted. */
const costMs = Number(process.argv[2] ?? 0);

const templates: typeof plainTemplates = {
  ...plainTemplates,
  digest: (input) => {
    for (const end = performance.now() + costMs; performance.now() < end; );
    return plainTemplates.digest(input);
  },
};

const logger = createLogger('worker', process.env.LOG_LEVEL ?? 'silent');
const worker = await startWorker(readConfig(), logger, async () => templates, {
  lockMs: 800,
  retryMs: 100,
  scheduleCheckMs: 500,
});
process.send?.('works');
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
