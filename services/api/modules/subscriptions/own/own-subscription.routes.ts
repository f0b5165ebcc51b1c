import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { newsletterEndpoints, type Preferences } from '#contracts/api/newsletter.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { oneClickAnswer } from '../../../platform/forms/answers-to-forms.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { orMissing, Refusal } from '../../../platform/refusal.ts';
import { forgetRemovedExclusions } from '../hidden/hide-tender.ts';
import { listOwnProofs } from '../proofs/proof.queries.ts';
import {
  cancelSubscription,
  changePreferences,
  claimSubscription,
  resumeSubscription,
} from '../subscription.commands.ts';
import {
  findClaimable,
  findSubscriptionOfUser,
  readOwnSubscription,
  readSubscription,
} from '../subscription.queries.ts';

/** A deleted subscription sends nothing, as whoever presses the button of an old mail wishes. */
const butForMissing = (error: unknown) => {
  if (!(error instanceof Refusal && error.kind === 'missing')) throw error;
};

/** A subscriber's own calls: by the signed link of a mail, or signed in. A GET never changes anything. */
export function ownSubscriptionRoutes({ db, tokens, inTurn }: Dependencies): readonly Route[] {
  const byToken = (token = '') => orMissing('Subscription', tokens.subscriptions.verify(token));
  const ofUser = async (userId: number) => orMissing('Subscription', await findSubscriptionOfUser(db, userId));
  const present = async (id: number) => ({ body: await readOwnSubscription(db, id) });
  const changed = async (id: number, change: (id: number) => Promise<unknown>) => {
    await change(id);
    return present(id);
  };
  const choose = (wanted: Preferences, meta: EventMeta) => async (id: number) => {
    await inTurn(meta, () => changePreferences(db, id, wanted, meta));
    await forgetRemovedExclusions(db, id);
  };
  return [
    route(newsletterEndpoints.own, ({ params }) => present(byToken(params.token))),
    route(newsletterEndpoints.unsubscribe, ({ params, meta }) =>
      changed(byToken(params.token), (id) => cancelSubscription(db, id, 'link', meta)),
    ),
    route(newsletterEndpoints.resume, ({ params, meta }) =>
      changed(byToken(params.token), (id) => resumeSubscription(db, id, meta)),
    ),
    route(newsletterEndpoints.ownPreferences, ({ params, body, meta }) =>
      changed(byToken(params.token), choose(body, meta)),
    ),
    route(newsletterEndpoints.oneClick, async ({ params, meta, req }) => {
      const answer = await oneClickAnswer(req, `/unsubscribe/${params.token}`, 'You are unsubscribed.');
      const id = byToken(params.token);
      await cancelSubscription(db, id, 'link', { ...meta, actor: { kind: 'visitor' } }).catch(butForMissing);
      return answer;
    }),
    route(ownSubscriptionEndpoints.read, async ({ user }) => {
      const id = await findSubscriptionOfUser(db, user.id);
      return id === undefined ? { body: null } : present(id);
    }),
    route(ownSubscriptionEndpoints.payment, async ({ user }) => {
      const id = await findSubscriptionOfUser(db, user.id);
      if (id === undefined) return { body: null };
      const { email, plan, paymentReference, fullName } = await readSubscription(db, id);
      return { body: { email, plan, paymentReference, fullName, proofs: await listOwnProofs(db, id) } };
    }),
    route(ownSubscriptionEndpoints.claimable, async ({ user }) => {
      const { isConfirmed, id } = await findClaimable(db, user.id);
      return { body: { isConfirmed, subscription: id === null ? null : await readOwnSubscription(db, id) } };
    }),
    route(ownSubscriptionEndpoints.claim, async ({ user, meta }) =>
      present(await claimSubscription(db, user.id, meta)),
    ),
    route(ownSubscriptionEndpoints.preferences, async ({ user, body, meta }) =>
      changed(await ofUser(user.id), choose(body, meta)),
    ),
    route(ownSubscriptionEndpoints.cancel, async ({ user, meta }) =>
      changed(await ofUser(user.id), (id) => cancelSubscription(db, id, 'account', meta)),
    ),
    route(ownSubscriptionEndpoints.resume, async ({ user, meta }) =>
      changed(await ofUser(user.id), (id) => resumeSubscription(db, id, meta)),
    ),
  ];
}
