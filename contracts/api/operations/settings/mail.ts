import { z } from 'zod';
import { MAIL_SECURITY } from '../../../vocabulary/lists/admin-lists.ts';
import { EMAIL_PATTERN, line, optionalLine, visible } from '../../shared/fields.ts';

const host = line(253, 'Server is required').refine(
  (text) => z.hostname().safeParse(text).success || z.ipv6().safeParse(text).success,
  'Must be a name such as mail.example.pk',
);
const port = z
  .number({ error: 'Port is required' })
  .int('Must be a whole number')
  .min(1, 'Must be from 1 to 65535')
  .max(65_535, 'Must be from 1 to 65535');
const from = visible(line(300, 'Sender is required'), 'Sender is required').refine(
  (text) => EMAIL_PATTERN.test(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
  'Must be an email address or "Name <address>"',
);

export const MailServerBody = z.strictObject({
  delivery: z.literal('smtp'),
  host,
  port,
  security: z.enum(MAIL_SECURITY),
  user: optionalLine(200),
  /** Absent: the one that is set stays; null: none. */
  password: z.string().max(500, 'Must be at most 500 characters').nullable().optional(),
  from,
});

export const MailSection = z.discriminatedUnion('delivery', [
  z.strictObject({ delivery: z.literal('simulated') }),
  MailServerBody,
]);
export type MailSection = z.output<typeof MailSection>;

/** Settings that hold now; a password is never answered, only whether there is one. */
export const MailSettings = z.strictObject({
  delivery: z.enum(['simulated', 'smtp']),
  host: z.string().nullable(),
  port: z.number().int().nullable(),
  security: z.enum(MAIL_SECURITY).nullable(),
  user: z.string().nullable(),
  passwordSet: z.boolean(),
  from: z.string(),
});

/** The outcome of a test mail; `said` is what the server, or the way to it, said. */
export const MailTest = z.strictObject({ isSent: z.boolean(), to: z.string(), said: z.string() });
export type MailTest = z.infer<typeof MailTest>;
