import { queueBoardEndpoints } from '#contracts/api/operations/queue-board.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HANDLED, type Route, route } from '../../platform/http/route.ts';
import { queuePage } from './queue-page.ts';
import { readQueue } from './read-queue.ts';

export function queueBoardRoutes({ config, logger, clock }: Dependencies): readonly Route[] {
  return [
    route(queueBoardEndpoints.page, async ({ res }) => {
      const report = await readQueue(config).catch((error: unknown) => {
        logger.warn({ err: error }, 'the queue could not be read');
        return undefined;
      });
      res
        .status(report === undefined ? 503 : 200)
        .set('Cache-Control', 'private, no-store')
        .type('text/html')
        .send(queuePage(report, { siteName: config.siteName, nonce: String(res.locals.nonce), now: clock() }));
      return HANDLED;
    }),
  ];
}
