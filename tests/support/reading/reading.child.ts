import { openDatabase } from '#db/connection.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { createPageReader } from '../../../services/worker/reading/page-reader.ts';

/** A worker that only reads, to be killed. */
createPageReader({ db: openDatabase(process.argv[2] ?? ''), logger: createLogger('worker', 'silent') }).wake();
