import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, SQLQuery } from '#db/connection.ts';
import type { Config } from '../../../platform/config.ts';
import type { Logger } from '../../../platform/logger.ts';
import { CONNECTIONS, keepTransport } from '../../../platform/mail/open-transport.ts';
import { withoutRequestIds } from '../../../platform/telemetry/request-ids.ts';
import type { LinkTokens } from '../../../platform/tokens/link-tokens.ts';
import { mailsTotal } from '../../telemetry/worker-metrics.ts';
import { claimMail, type DueMail, markFailed, markSent, postpone } from './claim-mail.ts';
import { classifyFailure } from './classify-failure.ts';
import { composeMessage } from './compose-message.ts';

export type Delivery = ReturnType<typeof createDelivery>;

interface Parts {
  readonly db: Database;
  readonly config: Config;
  readonly logger: Logger;
  readonly tokens: LinkTokens;
  /** The configuration with the operator's present settings in it. */
  readonly present?: () => Config;
  /** Milliseconds without attempts after a server that does not answer. */
  readonly restMs?: number;
}

/** Consecutive failures of the server, not of an email, after which delivery rests. */
const FAILURES_IN_A_ROW = 5;
/** Milliseconds between attempts to note an outcome, so that an accepted email is marked even if the database was away. */
const MARK_WAITS_MS = [100, 500, 2000, 5000];

type Outcome = 'sent' | 'failed' | 'later' | 'dropped';

/**
 * Delivers by SMTP, at least once. An email is claimed for some minutes, sent, and marked; one that a crash leaves
 * claimed is sent again under the same Message-ID. Simulated emails are sent by being stored and never come here.
 * @throws StartError when the DKIM key cannot be used
 */
export function createDelivery({ db, config, present = () => config, logger, tokens, restMs = 30_000 }: Parts) {
  const transports = keepTransport(config);
  let inARow = 0;
  let restsUntil = 0;
  let closed = false;
  let again = false;
  let draining: Promise<void> | undefined;
  const goesOn = () => !closed && Date.now() >= restsUntil && present().mail === 'smtp';

  const drain = async () => {
    const counts: Record<Outcome, number> = { sent: 0, failed: 0, later: 0, dropped: 0 };
    const lane = async () => {
      while (goesOn()) {
        const mail = await claimMail(db);
        if (mail === undefined) return;
        const outcome = await dealWith(mail);
        counts[outcome]++;
        const { id: mailId, kind, subscription_id: subscriptionId, period } = mail;
        mailsTotal.inc({ kind, outcome });
        logger.info({ mailId, kind, subscriptionId, period, outcome }, 'mail dealt with');
      }
    };
    // Due emails belong to many requests, not only to the one that woke the delivery.
    const lanes = await withoutRequestIds(() => Promise.allSettled(Array.from({ length: CONNECTIONS }, lane)));
    transports.close(); // a firewall forgets a connection at rest, and the next email would wait on it
    if (counts.sent + counts.failed + counts.later + counts.dropped > 0) logger.info(counts, 'mails were delivered');
    for (const result of lanes) if (result.status === 'rejected') throw result.reason;
  };

  const dealWith = async (mail: DueMail): Promise<Outcome> => {
    if (mail.obstacle !== null) {
      await db.query(markFailed(mail, mail.obstacle));
      return 'dropped';
    }
    try {
      const now = present();
      await transports.to(now).sendMail(composeMessage(mail, now, tokens));
      inARow = 0;
    } catch (error) {
      return failed(mail, error);
    }
    await mark(markSent(mail));
    return 'sent';
  };

  const failed = async (mail: DueMail, error: unknown): Promise<Outcome> => {
    const { kind, reason } = classifyFailure(error);
    if (kind !== 'server') inARow = 0;
    else if (++inARow >= FAILURES_IN_A_ROW) {
      inARow = 0;
      restsUntil = Date.now() + restMs;
      logger.warn(
        { reason },
        'the mail server takes no emails, and delivery rests for half a minute; npm run doctor says what to do',
      );
    }
    if (kind === 'refused') {
      await mark(markFailed(mail, reason));
      return 'failed';
    }
    return (await postpone(db, mail, reason)) ? 'later' : 'failed';
  };

  const mark = async (statement: SQLQuery) => {
    for (const wait of MARK_WAITS_MS) {
      try {
        await db.query(statement);
        return;
      } catch (error) {
        logger.warn({ err: error }, 'the outcome of a mail could not be written yet');
        await sleep(wait);
      }
    }
    await db.query(statement);
  };

  const untilNoneWaits = async () => {
    do {
      again = false;
      await drain();
    } while (again && goesOn());
  };
  return {
    /** Sends due emails. A call during another one returns at once, and the first one looks once more. */
    wake: async (): Promise<void> => {
      again = true;
      if (draining !== undefined || !goesOn()) return;
      draining = untilNoneWaits().finally(() => {
        draining = undefined;
      });
      await draining;
    },
    /** Finishes emails under way and begins no others. */
    close: async (): Promise<void> => {
      closed = true;
      await draining?.catch(() => undefined);
      transports.close();
    },
  };
}
