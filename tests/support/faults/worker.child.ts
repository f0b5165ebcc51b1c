import { readConfig } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { onShutdown } from '../../../services/platform/shutdown.ts';
import { startWorker } from '../../../services/worker/start-worker.ts';
import { plainTemplates } from '../mails/plain-templates.ts';

/** The worker as it is, with shorter waits than in production, so that a short test sees what follows a crash. */
const QUICK = { slotMs: 1000, sealMs: 1000, lockMs: 800, retryMs: 100, scheduleCheckMs: 500, closeMs: 3000 };

const logger = createLogger('worker', process.env.LOG_LEVEL ?? 'silent');
const worker = await startWorker(readConfig(), logger, async () => plainTemplates, QUICK);
process.send?.('works');
onShutdown(() => worker.stop(), { logger });
