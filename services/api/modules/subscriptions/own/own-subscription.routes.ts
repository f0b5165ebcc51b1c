import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { createUnsubscribeTokens } from '../../../../platform/tokens/unsubscribe-token.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { redirect } from '../../../platform/http/answer/answer.ts';
import { readBytes } from '../../../platform/http/read-body.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { forgetTakenOut } from '../hidden/hide-tender.ts';
import {
  cancelSubscription,
  changePreferences,
  claimSubscription,
  resumeSubscription,
} from '../subscription.commands.ts';
import { findClaimable, findSubscriptionOfUser, readOwnSubscription } from '../subscription.queries.ts';

const ONE_CLICK_LIMIT = 4000;

/** A subscriber's own calls: by the signed link of a mail, or signed in. A GET never changes anything. */
export function ownSubscriptionRoutes({ db, config }: Dependencies): readonly Route[] {
  const tokens = createUnsubscribeTokens(...config.sessionSecrets);
  const byToken = (token: string | undefined) => {
    const id = tokens.verify(token ?? '');
    if (id === undefined) throw missing('Subscription');
    return id;
  };
  const ofUser = async (userId: number) => {
    const id = await findSubscriptionOfUser(db, userId);
    if (id === undefined) throw missing('Subscription');
    return id;
  };
  const present = async (id: number) => ({
    body: await readOwnSubscription(db, id),
    headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  });
  return [
    route(newsletterEndpoints.own, async ({ params }) => present(byToken(params.token))),
    route(newsletterEndpoints.unsubscribe, async ({ params, meta }) => {
      const id = byToken(params.token);
      await cancelSubscription(db, id, 'link', meta);
      return present(id);
    }),
    route(newsletterEndpoints.resume, async ({ params, meta }) => {
      const id = byToken(params.token);
      await resumeSubscription(db, id, meta);
      return present(id);
    }),
    route(newsletterEndpoints.ownPreferences, async ({ params, body, meta }) => {
      const id = byToken(params.token);
      await changePreferences(db, id, body, meta);
      await forgetTakenOut(db, id);
      return present(id);
    }),
    route(newsletterEndpoints.oneClick, async ({ params, meta, req }) => {
      const body = (await readBytes(req, ONE_CLICK_LIMIT)).toString('latin1');
      await cancelSubscription(db, byToken(params.token), 'link', { ...meta, actor: { kind: 'visitor' } });
      // a mail program follows no redirect (RFC 8058); a person without JavaScript is led back to the page
      if (!/List-Unsubscribe=One-Click/i.test(body)) return redirect(303, `/unsubscribe/${params.token}`);
      return { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: 'You are unsubscribed.\n' };
    }),
    route(ownSubscriptionEndpoints.read, async ({ user }) => {
      const id = await findSubscriptionOfUser(db, user.id);
      return id === undefined ? { body: null } : present(id);
    }),
    route(ownSubscriptionEndpoints.claimable, async ({ user }) => {
      const { isConfirmed, id } = await findClaimable(db, user.id);
      return { body: { isConfirmed, subscription: id === null ? null : await readOwnSubscription(db, id) } };
    }),
    route(ownSubscriptionEndpoints.claim, async ({ user, meta }) =>
      present(await claimSubscription(db, user.id, meta)),
    ),
    route(ownSubscriptionEndpoints.preferences, async ({ user, body, meta }) => {
      const id = await ofUser(user.id);
      await changePreferences(db, id, body, meta);
      await forgetTakenOut(db, id);
      return present(id);
    }),
    route(ownSubscriptionEndpoints.cancel, async ({ user, meta }) => {
      const id = await ofUser(user.id);
      await cancelSubscription(db, id, 'account', meta);
      return present(id);
    }),
    route(ownSubscriptionEndpoints.resume, async ({ user, meta }) => {
      const id = await ofUser(user.id);
      await resumeSubscription(db, id, meta);
      return present(id);
    }),
  ];
}
