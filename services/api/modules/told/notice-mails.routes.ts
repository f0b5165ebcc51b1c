import { type NoticeMails, noticeMailEndpoints } from '#contracts/api/account/notice-mails.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { createAccountTokens, createUnsubscribeTokens } from '../../../platform/tokens/unsubscribe-token.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { redirect } from '../../platform/http/answer/answer.ts';
import { readBytes } from '../../platform/http/read-body.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { missing } from '../../platform/refusal.ts';
import { chooseNoticeMails, firstDays, type ReaderName, readNoticeMails } from './notice-mails.queries.ts';

const ONE_CLICK_LIMIT = 4000;

/** Choices about mails on known notices: no events, as with saved ones. A GET never changes anything. */
export function noticeMailRoutes({ db, config }: Dependencies): readonly Route[] {
  const subscriptions = createUnsubscribeTokens(...config.sessionSecrets);
  const accounts = createAccountTokens(...config.sessionSecrets);
  const byToken = async (token = ''): Promise<ReaderName> => {
    const [subscription, account] = [subscriptions.verify(token), accounts.verify(token)];
    const isThere = await readerExists(db, subscription, account);
    if (isThere && subscription !== undefined) return `subscription-${subscription}`;
    if (isThere && account !== undefined) return `user-${account}`;
    throw missing('Link');
  };
  const presentChoice = async (reader: ReaderName) => {
    const { changeMails } = await readNoticeMails(db, reader);
    return { body: { changeMails } };
  };
  return [
    route(noticeMailEndpoints.read, async ({ user }) => ({ body: await readNoticeMails(db, `user-${user.id}`) })),
    route(noticeMailEndpoints.choose, async ({ user, body }) => {
      await chooseNoticeMails(db, `user-${user.id}`, body);
      return { body: await readNoticeMails(db, `user-${user.id}`) };
    }),
    route(noticeMailEndpoints.readByLink, async ({ params }) => presentChoice(await byToken(params.token))),
    route(noticeMailEndpoints.chooseByLink, async ({ params, body }) => {
      const reader = await byToken(params.token);
      await chooseNoticeMails(db, reader, body.changeMails ? await on(db, reader) : OFF);
      return presentChoice(reader);
    }),
    route(noticeMailEndpoints.oneClick, async ({ params, req }) => {
      const reader = await byToken(params.token);
      const body = (await readBytes(req, ONE_CLICK_LIMIT)).toString('latin1');
      const isProgram = /List-Unsubscribe=One-Click/i.test(body);
      await chooseNoticeMails(db, reader, OFF);
      // a mail program follows no redirect (RFC 8058); a person without JavaScript is led back to the page
      if (!isProgram) return redirect(303, `/notice-mails/${params.token}`);
      return { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: 'These mails are turned off.\n' };
    }),
  ];
}

/** The link of a mail is about all mails of its sort, changes and reminders; accounts choose among them. */
const OFF: NoticeMails = { changeMails: false, reminderDays: [] };

/** Days that were chosen stay. */
async function on(db: Queryable, reader: ReaderName): Promise<NoticeMails> {
  const { reminderDays } = await readNoticeMails(db, reader);
  return { changeMails: true, reminderDays: reminderDays.length > 0 ? reminderDays : firstDays() };
}

async function readerExists(db: Queryable, subscription = 0, account = 0): Promise<boolean> {
  const found = await db.query(sql`SELECT FROM subscription WHERE id = ${subscription}
    UNION ALL SELECT FROM user_account WHERE id = ${account}`);
  return found.length > 0;
}
