import { z } from 'zod';
import { forAnybody, forUsers } from '../shared/endpoint.ts';

/** Days before the closing of a saved notice on which a reminder may be wanted, and those that are unless said otherwise. */
export const REMINDER_DAYS = [14, 7, 5, 3, 2, 1] as const;
export const FIRST_REMINDER_DAYS: readonly number[] = [7, 3, 1];

const changeMails = z.boolean({ error: 'Must be true or false' });

/** Choices of a person about mails on notices that he was sent or has saved. */
export const NoticeMails = z.strictObject({
  /** Mails when such a notice changes. */
  changeMails,
  /** Days before the closing of a saved notice; none: no reminders. */
  reminderDays: z
    .array(z.literal(REMINDER_DAYS, { error: `Must be one of ${REMINDER_DAYS.join(', ')}` }))
    .max(REMINDER_DAYS.length)
    .transform((days) => [...new Set(days)].sort((a, b) => b - a)),
});
export type NoticeMails = z.infer<typeof NoticeMails>;

export const ChangeMails = z.strictObject({ changeMails });
export type ChangeMails = z.infer<typeof ChangeMails>;

export const noticeMailEndpoints = {
  read: forUsers.get('/api/account/notice-mails', 'Which mails about known notices the signed-in user wants', {
    response: NoticeMails,
  }),
  choose: forUsers.put('/api/account/notice-mails', 'Choose them', { body: NoticeMails, response: NoticeMails }),
  readByLink: forAnybody.get(
    '/api/notice-mails/:token',
    'Whether the reader whom a signed link names wants mails about changes; changes nothing',
    { isPersonal: true, response: ChangeMails },
  ),
  chooseByLink: forAnybody.put('/api/notice-mails/:token', 'Turn those mails off or on', {
    isPersonal: true,
    body: ChangeMails,
    response: ChangeMails,
  }),
  oneClick: forAnybody.post(
    '/notice-mails/:token',
    'Turn mails about known notices off, for mail programs (RFC 8058) and for the page without JavaScript',
    { status: 200, anyOrigin: true },
  ),
};
