import { NewsletterBody, newsletterEndpoints } from '#contracts/api/newsletter.ts';
import type { User } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { paymentPath, plansAt } from '#contracts/vocabulary/plans.ts';
import { readPrices } from '#db/settings/stored-settings.ts';
import { idempotencyKey } from '../../../platform/commands/idempotency-key.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { plainText, readForm } from '../../../platform/forms/answers-to-forms.ts';
import { redirect } from '../../../platform/http/answer/answer.ts';
import { RefusedForm } from '../../../platform/http/answer/refused-form.ts';
import { wantsPage } from '../../../platform/http/answer/wants-page.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { validate } from '../../../platform/http/validate.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requestSubscription } from '../subscription.commands.ts';
import { hasProved } from '../subscription.queries.ts';

/** Subscribing, by the call of the site and by the form of its page without scripts. */
export function subscribeRoutes({ db, config, inTurn }: Dependencies): readonly Route[] {
  const subscribe = async (body: NewsletterBody, user: User | null, meta: EventMeta, key?: string) => {
    const userId = user !== null && (await hasProved(db, user.id, body.email)) ? user.id : null;
    return inTurn(meta, () => requestSubscription({ db, config }, body, userId, meta, key)); // words are judged by what they find
  };
  return [
    route(newsletterEndpoints.subscribe, async ({ body, user, meta, req }) => {
      const { id, paymentReference } = await subscribe(body, user, meta, idempotencyKey(req));
      const message = `Thank you. We are sending the payment instructions to ${body.email}.`;
      return { body: { id, email: body.email, plan: body.plan, paymentReference, message } };
    }),
    route(newsletterEndpoints.subscribeByForm, async ({ req, user, meta }) => {
      const { rawBody, bodyLimit } = newsletterEndpoints.subscribeByForm;
      if (!(req.headers['content-type'] ?? '').startsWith(rawBody))
        throw new HttpError(415, `Send the form as ${rawBody}.`);
      const form = await readForm(req, bodyLimit);
      try {
        const body = validate(NewsletterBody, bodyOf(form));
        const { paymentReference } = await subscribe(body, user, meta, SAME_FACTS);
        const page = paymentPath(plansAt(await readPrices(db))[body.plan], paymentReference);
        if (wantsPage(req)) return redirect(303, page);
        return plainText(page);
      } catch (error) {
        throw error instanceof Refusal ? new RefusedForm(error, form) : error;
      }
    }),
  ];
}

/** Key of all plain forms, which can carry none of their own: the same facts, posted again, lead on to what stands already. */
const SAME_FACTS = 'form';

const LISTS = ['interestAreas', 'provinces', 'sectors'];
const TEXTS = ['email', 'fullName', 'businessType', 'emailFrequency', 'plan', 'words'];

/** The body of the call. Browsers send line ends as CR LF, and nothing for lists of which nothing is chosen. */
function bodyOf(form: URLSearchParams): unknown {
  const texts = TEXTS.flatMap((name) => {
    const value = form.get(name)?.replaceAll('\r\n', '\n');
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...texts, ...LISTS.map((name) => [name, form.getAll(name)])]);
}
