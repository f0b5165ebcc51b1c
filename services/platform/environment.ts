import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { email } from '#contracts/api/shared/fields.ts';
import { NewUserBody } from '#contracts/api/users.ts';
import { errorCode } from '#db/start-error.ts';

const text = z.string().trim();

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return text
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const asked = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true')
  .optional();
const yesOrNo = asked.transform((value) => value ?? false);

const address = (schemes: readonly string[], example: string) =>
  text.refine(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
    `must be an address such as ${example}`,
  );

const postgres = address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/ailaan');
const mailbox = email('must be an email address');
/** Applies the rule of a form field with a message that fits behind a variable's name. */
const as = (rule: z.ZodType<string, string>, message: string) =>
  z.string().refine((value) => rule.safeParse(value).success, message);

const secret = text.min(32, 'must have at least 32 characters');

const sender = text
  .max(300, 'must have at most 300 characters')
  .refine(
    (value) => !/[\r\n]/.test(value) && mailbox.safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an email address or "Name <address>"',
  );

const publicUrl = address(['http:', 'https:'], 'https://tenders.example.pk')
  .refine(
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    'must be an origin without a path',
  )
  .transform((value) => new URL(value).origin);

const scale = text
  .regex(/^\d+(\.\d+)?$/, 'must be a positive number')
  .transform(Number)
  .refine((value) => value > 0 && value <= 1_000_000, 'must be above 0 and at most 1000000');

// Login shells set MAIL to the user's mailbox file, which is no setting of ours.
const mail = z
  .string()
  .optional()
  .transform((value) => (value?.startsWith('/') ? undefined : value))
  .pipe(z.enum(['simulated', 'smtp'], { error: 'must be simulated or smtp' }).optional());

/** Every variable that Ailaan reads. Unknown names belong to other programs and pass; an empty value counts as not given. */
export const Environment = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
      .default('development'),
    AILAAN_DEV: yesOrNo,
    PORT: whole(1, 65_535).default(3000),
    HOST: text.regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address').optional(),
    PUBLIC_URL: publicUrl.optional(),
    DATA_DIR: text.default('.data'),
    DATABASE_URL: postgres.optional(),
    DATABASE_READ_URL: postgres.optional(),
    DATABASE_SESSION_URL: postgres.optional(),
    DATABASE_OWNER_URL: postgres.optional(),
    DATABASE_WORKER_URL: postgres.optional(),
    REDIS_URL: address(['redis:', 'rediss:'], 'redis://host:6379').optional(),
    SESSION_SECRET: secret.optional(),
    SESSION_SECRET_PREVIOUS: text
      .transform((list) => list.split(',').map((one) => one.trim()))
      .refine(
        (list) => list.every((one) => one.length >= 32),
        'must have at least 32 characters each, with commas between',
      )
      .optional(),
    ADMIN_USERNAME: as(
      NewUserBody.shape.username,
      'must start with a letter and have 3 to 30 letters, digits or _ . -',
    ).optional(),
    ADMIN_EMAIL: mailbox.optional(),
    ADMIN_PASSWORD: as(NewUserBody.shape.password, 'must have 6 to 128 characters').optional(),
    SAMPLE_DATA: asked,
    MAIL: mail,
    SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.pk').optional(),
    SMTP_RATE: whole(1, 1000).default(10),
    MAIL_FROM: sender.optional(),
    DKIM_DOMAIN: text.regex(/^[A-Za-z0-9.-]{3,253}$/, 'must be a domain such as example.pk').optional(),
    DKIM_SELECTOR: text.regex(/^[A-Za-z0-9._-]{1,63}$/, 'must be the name before ._domainkey').optional(),
    DKIM_PRIVATE_KEY: z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n'))
      .optional(),
    PAYMENTS_EMAIL: mailbox.default('payments@ailaan.example'),
    SUPPORT_EMAIL: mailbox.default('support@ailaan.example'),
    DATA_LICENSE: text.min(1).max(100, 'must have at most 100 characters').default('CC BY 4.0'),
    DATA_LICENSE_URL: address(['https:', 'http:'], 'https://creativecommons.org/licenses/by/4.0/').default(
      'https://creativecommons.org/licenses/by/4.0/',
    ),
    SITE_NAME: text
      .max(60, 'must have at most 60 characters')
      .regex(/^[^\p{Cc}<>"]+$/u, 'must be plain text')
      .default('Ailaan'),
    HSTS_SUBDOMAINS: yesOrNo,
    TRUST_PROXY: whole(0, 10).default(0),
    ANSWER_CACHE_MB: whole(0, 4096).default(32),
    METRICS_PORT: whole(1, 65_535).optional(),
    METRICS_HOST: text.regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address').default('127.0.0.1'),
    SHUTDOWN_DELAY: whole(0, 60).default(0),
    STRICT_CREDENTIALS: yesOrNo,
    ADMIN_SECOND_FACTOR: z
      .enum(['optional', 'required'], { error: 'must be optional or required' })
      .default('optional'),
    RATE_LIMIT_SCALE: scale.default(1),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
    AUDIT_KEY: secret.optional(),
    AUDIT_KEY_PREVIOUS: secret.optional(),
    AUDIT_PUBLISH: text.optional(),
    ALLOW_UNPATCHED_NODE: yesOrNo,
  })
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (values.MAIL === 'smtp' && values.SMTP_URL === undefined) refuse('SMTP_URL', 'is required with MAIL=smtp');
    if (values.MAIL === 'smtp' && values.MAIL_FROM === undefined) refuse('MAIL_FROM', 'is required with MAIL=smtp');
    const dkim = [values.DKIM_DOMAIN, values.DKIM_SELECTOR, values.DKIM_PRIVATE_KEY].map((part) => part !== undefined);
    if (new Set(dkim).size > 1) {
      refuse('DKIM_DOMAIN', 'goes with DKIM_SELECTOR and DKIM_PRIVATE_KEY (or its _FILE): set all three or none');
    }
    if (values.SMTP_URL !== undefined && values.MAIL === undefined) {
      refuse('SMTP_URL', 'is given, but mail is only simulated: set MAIL=smtp, or MAIL=simulated to keep it so');
    }
    if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
      refuse('DATABASE_READ_URL', 'needs DATABASE_URL');
    }
    if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT)
      refuse('METRICS_PORT', 'must differ from PORT');
  });

export type Variables = Readonly<Record<string, string | undefined>>;

/** Addresses of databases, queues and mail servers hold passwords, too. */
export const isSecret = (name: string) => /SECRET|PASSWORD|KEY|_URL$/.test(name) && name !== 'PUBLIC_URL';

/** Variables that may stand in a file, which the variable with _FILE behind its name names. */
export const SECRETS = Object.keys(Environment.shape).filter(isSecret);

/** Puts what secrets' files hold in the place of their names. Answers the problems, too. */
export function withSecretFiles(variables: Variables): { readonly given: Variables; readonly problems: string[] } {
  const given = { ...variables };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`]?.trim();
    if (!path) continue;
    delete given[`${name}_FILE`];
    if (variables[name]?.trim()) {
      problems.push(`${name}_FILE is given beside ${name}; keep one of them`);
      continue;
    }
    try {
      given[name] = readFileSync(path, 'utf8').trimEnd();
    } catch (error) {
      problems.push(`${name}_FILE cannot be read (${errorCode(error)}): ${path}`);
    }
  }
  return { given, problems };
}
