import { z } from 'zod';
import { forAnybody } from '../shared/endpoint.ts';
import { Id } from '../shared/fields.ts';

/** A notice that a mail told somebody of, with what he can do so that he hears of no other like it. */
export const NotForMe = z.strictObject({
  tender: z.strictObject({ id: Id, title: z.string() }),
  /** True: no mail tells him of it any more. */
  isHidden: z.boolean(),
  /** Words of the title that he neither asks for nor excludes, rarest first. */
  choices: z.array(
    z.strictObject({
      word: z.string(),
      /** How many of the newest notices have it. */
      found: z.number().int().min(0),
    }),
  ),
  /** Words that he excluded because of this notice. */
  excluded: z.array(z.string()),
});
export type NotForMe = z.infer<typeof NotForMe>;

export const notForMeEndpoints = {
  read: forAnybody.get(
    '/api/not-for-me/:token/:id',
    'The notice that a link of a mail names, and words that would keep others like it away; changes nothing',
    { isPersonal: true, response: NotForMe },
  ),
  /** A browser names no origin on a page whose address is a secret, so none is asked for; the token is all that counts. */
  choose: forAnybody.post(
    '/not-for-me/:token/:id',
    'Hide the notice from mails, exclude words of it, or take both back, as the form of the page has it',
    { status: 200, anyOrigin: true },
  ),
};
