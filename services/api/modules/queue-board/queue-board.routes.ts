import { queueBoardEndpoints } from '#contracts/api/operations/queue-board.ts';
import { readPortal } from '../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { queuePage } from './queue-page.ts';

export function queueBoardRoutes({ db, config, logger, clock }: Dependencies): readonly Route[] {
  return [
    route(queueBoardEndpoints.page, async ({ res }) => {
      const { readQueue } = await import('./read-queue.ts'); // BullMQ takes its time, and nothing else of the API needs it
      const report = await readQueue(config).catch((error: unknown) => {
        logger.warn({ err: error }, 'the queue could not be read');
        return undefined;
      });
      const { siteName } = await readPortal(db, config);
      return {
        status: report === undefined ? 503 : 200,
        headers: { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/html; charset=utf-8' },
        body: queuePage(report, { siteName, nonce: String(res.locals.nonce), now: clock() }),
      };
    }),
  ];
}
