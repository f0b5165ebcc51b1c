import { calendarEndpoints } from '#contracts/api/account/calendar.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { readPortal } from '../../../platform/settings/current-settings.ts';
import { hashOfToken, newSecretToken } from '../../../platform/tokens/secret-token.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { calendarText } from '../../platform/formats/icalendar.ts';
import { textAnswer } from '../../platform/http/answer/answer.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { missing } from '../../platform/refusal.ts';
import { savedEntries } from './saved.queries.ts';

const FORMAT = {
  contentType: 'text/calendar; charset=utf-8',
  cacheControl: 'private, no-cache',
  fileName: 'saved-tenders.ics',
  headers: { 'X-Robots-Tag': 'noindex' },
} as const;

/**
 * Calendar programs cannot sign in, so a secret address stands for the person. It stands in the query, which no log of
 * ours keeps, shows nothing but saved tenders, and ends with a new one, on revocation and with the account.
 */
export function calendarRoutes({ db, config, clock }: Dependencies): readonly Route[] {
  return [
    route(calendarEndpoints.status, async ({ user }) => ({
      body: {
        createdAt: (await table('calendar_link', db).findOne({ user_id: user.id }))?.created_at.toISOString() ?? null,
      },
    })),
    route(calendarEndpoints.create, async ({ user }) => {
      const token = newSecretToken();
      const createdAt = await makeLink(db, user.id, hashOfToken(token));
      return { body: { url: `${config.publicUrl}/calendar.ics?token=${token}`, createdAt: createdAt.toISOString() } };
    }),
    route(calendarEndpoints.revoke, async ({ user }) => {
      await table('calendar_link', db).delete({ user_id: user.id });
    }),
    route(calendarEndpoints.read, async ({ query, req }) => {
      const link = await table('calendar_link', db).findOne({ token_hash: hashOfToken(query.token) });
      if (link === null) throw missing('Calendar');
      const entries = await savedEntries(db, link.user_id, clock());
      const { publicUrl, siteName } = await readPortal(db, config);
      const frame = { name: `${siteName}: saved tenders`, publicUrl, siteName, alarm: query.alarm };
      return textAnswer(req, FORMAT, calendarText(entries, frame));
    }),
  ];
}

async function makeLink(db: Queryable, userId: number, hash: Buffer): Promise<Date> {
  const [row] = await db.query<{ created_at: Date }>(sql`INSERT INTO calendar_link (user_id, token_hash)
    VALUES (${userId}, ${hash}) ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now()
    RETURNING created_at`);
  if (row === undefined) throw new Error('INSERT … RETURNING answered no row');
  return row.created_at;
}
