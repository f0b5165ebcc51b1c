import { type ContactBody, contactEndpoints } from '#contracts/api/contact.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { nextId } from '#db/next-id.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';

/** A message is kept apart from the log, which only says that somebody wrote; the worker mails it to the support. */
export function contactRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(contactEndpoints.send, async ({ body, meta }) => {
      await db.tx(async (tx) => {
        if (await stands(tx, body)) return;
        const streamId = `contact-${await nextId(tx, 'contact_id')}`;
        const events = [newEvent({ type: 'ContactMessageReceived', data: {} })];
        await appendToStream(tx, { streamId, expectedVersion: 0, events, meta }, [
          sql`INSERT INTO es.personal (subject, data) SELECT ${streamId}, ${JSON.stringify(body)}::jsonb FROM e`,
        ]);
      });
      return { body: { message: "We'll get back to you as soon as possible." } };
    }),
  ];
}

/** True for the very message of the last day: its answer was lost, and it was sent again. Of several at once, one looks after the other. */
async function stands(tx: Queryable, body: ContactBody): Promise<boolean> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify(body)}, 0))`);
  const found = await tx.query(sql`SELECT FROM es.personal p JOIN es.events e ON e.stream_id = p.subject
    WHERE p.subject LIKE 'contact-%' AND lower(p.data ->> 'email') = lower(${body.email})
      AND p.data = ${JSON.stringify(body)}::jsonb AND e.recorded_at > now() - interval '1 day'`);
  return found.length > 0;
}
