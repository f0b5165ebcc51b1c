import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { StartError } from '#db/start-error.ts';
import { Environment } from './environment.ts';

/** File in DATA_DIR where `npm start` keeps an AUDIT_KEY that it made. */
export const AUDIT_KEY_FILE = 'audit-key';

/** All settings, checked. Secrets are plain strings here: never log this object. */
export interface Config {
  readonly production: boolean;
  /** Source files are watched and the web is served from them. */
  readonly dev: boolean;
  readonly port: number;
  /** Address to listen on; undefined = all. */
  readonly host: string | undefined;
  /** Origin that visitors see, without a final slash. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** A read replica; equals databaseUrl when there is none. */
  readonly databaseReadUrl: string;
  readonly redisUrl: string | undefined;
  readonly sessionSecret: string;
  readonly admin: {
    readonly username: string | undefined;
    readonly email: string | undefined;
    readonly password: string | undefined;
  };
  readonly sampleData: boolean;
  readonly mail: 'simulated' | 'smtp';
  readonly smtpUrl: string | undefined;
  /** Mails a second at most. */
  readonly smtpRate: number;
  /** `address` or `Name <address>`. */
  readonly mailFrom: string;
  /** Signs mails; the key itself, or the file that holds it. */
  readonly dkim:
    | {
        readonly domain: string;
        readonly selector: string;
        readonly privateKey: string | undefined;
        readonly privateKeyFile: string | undefined;
      }
    | undefined;
  readonly paymentsEmail: string;
  readonly supportEmail: string;
  readonly siteName: string;
  /** Number of proxies in front of us whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  /** What each API process may keep of its answers to visitors, in megabytes; 0 = nothing. */
  readonly answerCacheMb: number;
  readonly metricsPort: number | undefined;
  /** Address that the metrics are told on. */
  readonly metricsHost: string;
  /** Seconds from the wish to end to the end of listening, in which a proxy notices that we are not ready. */
  readonly shutdownDelay: number;
  /** Everybody's username and password follow the rules of the first administrator's. */
  readonly strictCredentials: boolean;
  /** required: administrators do nothing without a code of their app beside the password. */
  readonly adminSecondFactor: 'optional' | 'required';
  /** Multiplies every rate limit. */
  readonly rateLimitScale: number;
  readonly logLevel: string;
  /** Signs the seals over the event log; without it nothing is sealed. */
  readonly auditKey: string | undefined;
  /** Absolute; the file outside the database that seals are published in. */
  readonly auditPublish: string;
  readonly allowUnpatchedNode: boolean;
  /** The OTEL_* variables as they were given. */
  readonly otel: Readonly<Record<string, string>>;
}

/** What the launcher reads: it makes the database and the session secret when they are not given. */
export type LaunchConfig = Omit<Config, 'databaseUrl' | 'databaseReadUrl' | 'sessionSecret'> & {
  readonly databaseUrl: string | undefined;
  readonly sessionSecret: string | undefined;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings that are wrong, one sentence each. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Settings of a service (API, worker, command). Throws ConfigError with every problem. */
export function readConfig(variables: Variables = process.env): Config {
  const [values, problems] = check(variables);
  if (values?.DATABASE_URL === undefined)
    problems.push(...missing('DATABASE_URL', variables, 'npm start sets it for you'));
  if (values?.SESSION_SECRET === undefined)
    problems.push(...missing('SESSION_SECRET', variables, 'npm start keeps one for you'));
  if (values?.DATABASE_URL === undefined || values.SESSION_SECRET === undefined || problems.length > 0) {
    throw new ConfigError(problems);
  }
  return {
    ...shared(values, variables),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL ?? values.DATABASE_URL,
    sessionSecret: values.SESSION_SECRET,
  };
}

/** Settings of `npm start`. Throws ConfigError with every problem. */
export function readLaunchConfig(variables: Variables): LaunchConfig {
  const [values, problems] = check(variables);
  const external = values?.DATABASE_URL !== undefined && values.NODE_ENV === 'production';
  if (external && values.SESSION_SECRET === undefined) {
    problems.push(...missing('SESSION_SECRET', variables, 'all API processes of one site share it'));
  }
  if (values === undefined || problems.length > 0) throw new ConfigError(problems);
  return { ...shared(values, variables), databaseUrl: values.DATABASE_URL, sessionSecret: values.SESSION_SECRET };
}

/** What an operator should know about settings that are allowed but risky. */
export function configWarnings(config: Pick<Config, 'rateLimitScale' | 'production' | 'publicUrl'>): string[] {
  const warnings: string[] = [];
  if (config.rateLimitScale !== 1)
    warnings.push(`RATE_LIMIT_SCALE multiplies every rate limit by ${config.rateLimitScale}.`);
  if (config.production && config.publicUrl.startsWith('http:')) {
    warnings.push('PUBLIC_URL is not https: passwords and sessions travel in the clear.');
  }
  return warnings;
}

function missing(name: string, variables: Variables, hint: string): string[] {
  return variables[name]?.trim() ? [] : [`${name} is required (${hint})`];
}

function check(variables: Variables): [z.infer<typeof Environment> | undefined, string[]] {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(given);
  if (result.success) return [result.data, []];
  return [undefined, result.error.issues.map((issue) => describe(issue, given))];
}

function describe(issue: z.core.$ZodIssue, given: Variables): string {
  const name = String(issue.path[0]);
  const secret = /SECRET|PASSWORD|KEY|_URL$/.test(name) && name !== 'PUBLIC_URL';
  const value = given[name];
  return `${name} ${issue.message}${secret || value === undefined ? '' : ` (it is "${value.slice(0, 80)}")`}`;
}

function shared(values: z.infer<typeof Environment>, variables: Variables) {
  return {
    production: values.NODE_ENV === 'production',
    dev: values.AILAAN_DEV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    redisUrl: values.REDIS_URL,
    admin: { username: values.ADMIN_USERNAME, email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    sampleData: values.SAMPLE_DATA,
    mail: values.MAIL ?? 'simulated',
    smtpUrl: values.SMTP_URL,
    smtpRate: values.SMTP_RATE,
    dkim:
      values.DKIM_DOMAIN === undefined || values.DKIM_SELECTOR === undefined
        ? undefined
        : {
            domain: values.DKIM_DOMAIN,
            selector: values.DKIM_SELECTOR,
            privateKey: values.DKIM_PRIVATE_KEY,
            privateKeyFile: values.DKIM_PRIVATE_KEY_FILE,
          },
    mailFrom: values.MAIL_FROM ?? `${values.SITE_NAME} <noreply@ailaan.example>`,
    paymentsEmail: values.PAYMENTS_EMAIL,
    supportEmail: values.SUPPORT_EMAIL,
    siteName: values.SITE_NAME,
    trustProxy: values.TRUST_PROXY,
    answerCacheMb: values.ANSWER_CACHE_MB,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    shutdownDelay: values.SHUTDOWN_DELAY,
    strictCredentials: values.STRICT_CREDENTIALS,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    auditKey: values.AUDIT_KEY,
    auditPublish: resolve(values.AUDIT_PUBLISH ?? join(values.DATA_DIR, 'audit-seals.jsonl')),
    allowUnpatchedNode: values.ALLOW_UNPATCHED_NODE,
    otel: Object.fromEntries(
      Object.entries(variables).flatMap(([name, value]) => (name.startsWith('OTEL_') && value ? [[name, value]] : [])),
    ),
  } as const;
}
