import { openDatabase } from '#db/connection.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { createReading } from '../../../services/worker/reading/keep-reading.ts';

/** A worker that only reads, to be killed. */
createReading({ db: openDatabase(process.argv[2] ?? ''), logger: createLogger('worker', 'silent') }).wake();
