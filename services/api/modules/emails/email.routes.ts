import { emailEndpoints } from '#contracts/api/emails.ts';
import { EMAIL_FREQUENCIES } from '#contracts/vocabulary/newsletter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { clearEmails, requestDigestRun } from './email.commands.ts';
import { countEligible, listDigestRuns, listEmails, readEmail } from './email.queries.ts';
import { previewAnswer } from './email-preview.ts';

export function emailRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(emailEndpoints.list, async ({ query }) => countedAnswer(await listEmails(db, query))),
    route(emailEndpoints.get, async ({ id }) => ({ body: await readEmail(db, id) })),
    route(emailEndpoints.preview, async ({ id }) => previewAnswer((await readEmail(db, id)).html)),
    route(emailEndpoints.clear, async ({ meta }) => {
      await clearEmails(db, meta);
      return { body: undefined };
    }),
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
