import { type Email, type EmailSummary, emailEndpoints } from '#contracts/api/emails.ts';
import type { User } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { EMAIL_FREQUENCIES } from '#contracts/vocabulary/newsletter.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { type Database, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { nextId } from '#db/next-id.ts';
import { readCurrentConfig } from '../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { hideLinks } from '../../platform/erasure/hide-links.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer, totalOf } from '../../platform/lists/answer-rows.ts';
import { CLEARABLE, countEligible, listDigestRuns, listEmails, readEmail } from './email.queries.ts';
import { previewAnswer } from './email-preview.ts';

export function emailRoutes({ db, config }: Dependencies): readonly Route[] {
  /** Links into accounts are for their mailbox, and for whoever tries the portal out. */
  const showing = async (reader: User) => {
    const isTrial = config.mail === 'simulated' && (await readCurrentConfig(db, config)).mail === 'simulated';
    return <Item extends Email | EmailSummary>(email: Item): Item =>
      'html' in email && !(isTrial && reader.id === SUPER_ADMIN_ID) ? { ...email, html: hideLinks(email.html) } : email;
  };
  return [
    route(emailEndpoints.list, async ({ query, user }) => {
      const { rows, total, isBounded } = await listEmails(db, query);
      const { body, headers } = countedAnswer({ rows: rows.map(await showing(user)), total });
      return { body, headers: { ...headers, ...(isBounded && { 'X-Total-Count-Relation': 'gte' }) } };
    }),
    route(emailEndpoints.get, async ({ id, user }) => ({ body: (await showing(user))(await readEmail(db, id)) })),
    route(emailEndpoints.preview, async ({ id, user }) =>
      previewAnswer((await showing(user))(await readEmail(db, id)).html),
    ),
    route(emailEndpoints.clear, ({ meta }) => clearEmails(db, meta)),
    route(emailEndpoints.processDigests, async ({ meta }) => {
      const eligible = new Map((await countEligible(db)).map((row) => [row.email_frequency, row.total]));
      const requestId = await requestDigestRun(db, meta);
      return { body: { message: whatWasQueued(eligible), requestId } };
    }),
    route(emailEndpoints.runs, async ({ query }) => ({ body: await listDigestRuns(db, query) })),
  ];
}

function whatWasQueued(eligible: ReadonlyMap<string, number>): string {
  const total = [...eligible.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'A digest run was queued, but no subscription is active and paid just now.';
  const parts = EMAIL_FREQUENCIES.map((frequency) => `${eligible.get(frequency) ?? 0} ${frequency}`);
  return `A digest run was queued for ${total} paid ${total === 1 ? 'subscription' : 'subscriptions'} (${parts.join(', ')}).`;
}

/** Empties the list: bodies go, the facts of delivery stay, so that nothing is sent a second time afterwards. */
async function clearEmails(db: Database, meta: EventMeta): Promise<void> {
  const event = newEvent({ type: 'EmailsCleared', data: { cleared: await totalOf(db, sql`mail WHERE ${CLEARABLE}`) } });
  await appendToStream(db, { streamId: 'mail-box', expectedVersion: null, events: [event], meta }, [
    sql`UPDATE mail SET cleared_at = e.recorded_at, html = '', text = '' FROM e WHERE ${CLEARABLE}`,
  ]);
}

/** Asks the worker, through the log, for a run of all frequencies. Answers the request's number. */
async function requestDigestRun(db: Database, meta: EventMeta): Promise<number> {
  const id = await nextId(db, 'digest_request_id');
  const event = newEvent({ type: 'DigestRunRequested', data: {} });
  await appendToStream(db, { streamId: `digest-${id}`, expectedVersion: 0, events: [event], meta });
  return id;
}
