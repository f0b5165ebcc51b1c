import { notForMeEndpoints } from '#contracts/api/account/not-for-me.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { readForm } from '../../../platform/forms/answers-to-forms.ts';
import { redirect } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { hideTender, readNotForMe, unhideTender } from './hide-tender.ts';

const FORM_LIMIT = 4000;

/**
 * The link "Not for me" of a digest: the subscription's own token, which stands in the mail anyway, and the number of a
 * notice, which no signature covers: hiding a public notice from oneself is no right to guard. A GET never changes anything.
 */
export function notForMeRoutes({ db, tokens, clock, inTurn }: Dependencies): readonly Route[] {
  const named = (token: string | undefined, tenderId: number) => {
    const subscriptionId = tokens.subscriptions.verify(token ?? '');
    if (subscriptionId === undefined) throw missing('Link');
    return { subscriptionId, tenderId };
  };
  return [
    route(notForMeEndpoints.read, async ({ params, id, meta }) => {
      const hiding = named(params.token, id);
      return { body: await inTurn(meta, () => readNotForMe(db, hiding, clock())) };
    }),
    route(notForMeEndpoints.choose, async ({ params, id, req, meta }) => {
      const hiding = named(params.token, id);
      const form = await readForm(req, FORM_LIMIT);
      const page = `/not-for-me/${params.token}/${id}`;
      const byLink = { ...meta, actor: { kind: 'visitor' } } as const;
      if (form.get('do') === 'undo') {
        await unhideTender(db, hiding, byLink);
        return redirect(303, page);
      }
      const ticked = form.getAll('word');
      if (form.get('do') === 'words' && ticked.length === 0) return redirect(303, `${page}?words=none`);
      const refused = await inTurn(meta, () => hideTender(db, hiding, ticked, byLink, clock()));
      return redirect(303, refused === undefined ? page : `${page}?words=${refused}`);
    }),
  ];
}
