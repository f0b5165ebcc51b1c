import type { Database } from '#db/connection.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import type { LinkTokens } from '../platform/tokens/link-tokens.ts';
import type { RunLoader } from './digests/load-run.ts';
import type { Delivery } from './emails/delivery/delivery.ts';
import type { PieceStore } from './emails/pieces.ts';
import type { JobQueue } from './queue/queue.ts';
import type { PageReader } from './reading/page-reader.ts';

/** Dependencies of jobs. */
export interface WorkerContext {
  readonly db: Database;
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly queue: Pick<JobQueue, 'add' | 'ping' | 'counts'>;
  readonly templates: MailTemplates;
  readonly tokens: LinkTokens;
  readonly runs: RunLoader;
  readonly delivery: Delivery;
  readonly pieces: PieceStore;
  readonly reading: PageReader;
}
