import { contactEndpoints } from '#contracts/api/contact.ts';
import { sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { nextId } from '#db/next-id.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';

/** A message is kept apart from the log, which only says that somebody wrote; the worker mails it to the support. */
export function contactRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(contactEndpoints.send, async ({ body, meta }) => {
      const streamId = `contact-${await nextId(db, 'contact_id')}`;
      const events = [newEvent({ type: 'ContactMessageReceived', data: {} })];
      await appendToStream(db, { streamId, expectedVersion: 0, events, meta }, [
        sql`INSERT INTO es.personal (subject, data) SELECT ${streamId}, ${JSON.stringify(body)}::jsonb FROM e`,
      ]);
      return { body: { message: "We'll get back to you as soon as possible." } };
    }),
  ];
}
