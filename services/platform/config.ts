import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { loginOf, type Service, withLogin } from '#db/roles/service-logins.ts';
import { StartError } from '#db/start-error.ts';
import { Environment, isSecret, type Variables, withSecretFiles } from './environment.ts';

/** File in DATA_DIR where `npm start` keeps an AUDIT_KEY that it made. */
export const AUDIT_KEY_FILE = 'audit-key';

/** The key that `npm start` made, if it did. */
export async function keptAuditKey(dataDir: string): Promise<string | undefined> {
  const key = await readFile(join(dataDir, AUDIT_KEY_FILE), 'utf8').catch(() => '');
  return key.trim() || undefined;
}

/** The newest seals and signs; what one of the former sealed or signed stays valid. */
export type Secrets = readonly [newest: string, ...former: string[]];

/** All settings of a service, checked. Secrets are plain strings here: never log this object. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Settings of the launcher, which makes the database and the session secret when they are not given. */
export type LaunchConfig = Readonly<ReturnType<typeof readLaunchConfig>>;

/** Settings of a service (API, worker, command). Throws StartError with one line per problem. */
export function readConfig(variables: Variables = process.env) {
  const [values, problems] = check(variables);
  if (values?.DATABASE_OWNER_URL !== undefined)
    problems.push('DATABASE_OWNER_URL is for npm start and npm run migrate only; a service must not know it');
  if (values?.DATABASE_URL === undefined)
    problems.push(...missing('DATABASE_URL', variables, 'npm start sets it for you'));
  if (values?.SESSION_SECRET === undefined)
    problems.push(...missing('SESSION_SECRET', variables, 'npm start keeps one for you'));
  if (values?.DATABASE_URL === undefined || values.SESSION_SECRET === undefined || problems.length > 0) {
    throw new StartError(problems.join('\n'));
  }
  return {
    ...shared(values, variables),
    databaseUrl: values.DATABASE_URL,
    /** A read replica; equals databaseUrl when there is none. */
    databaseReadUrl: values.DATABASE_READ_URL ?? values.DATABASE_URL,
    /** Postgres itself, for who needs a connection of his own; undefined when databaseUrl does not lead to a pooler. */
    databaseSessionUrl: ownLogin(values.DATABASE_SESSION_URL, values.DATABASE_URL),
    sessionSecrets: [values.SESSION_SECRET, ...(values.SESSION_SECRET_PREVIOUS ?? [])] satisfies Secrets,
  };
}

/** The address with the login of another one: API and worker can be given the same. */
function ownLogin(address: string | undefined, url: string): string | undefined {
  if (address === undefined) return undefined;
  const { role, password } = loginOf(url);
  return withLogin(address, role, password);
}

type GivenLogins = Partial<Record<Service, string | undefined>>;

const OWNERS = ['DATABASE_OWNER_URL', 'DATABASE_SESSION_URL', 'DATABASE_URL'] as const;

/** The owner of an external database, who migrates it. DATABASE_URL is a service's login only beside DATABASE_OWNER_URL. */
function ownerAndLogins(values: z.infer<typeof Environment>, password: string | undefined) {
  const own =
    values.DATABASE_URL && (ownLogin(values.DATABASE_SESSION_URL, values.DATABASE_URL) ?? values.DATABASE_URL);
  const given: GivenLogins = { api: values.DATABASE_URL, worker: values.DATABASE_WORKER_URL };
  return {
    databaseOwnerUrl: withPassword(values.DATABASE_OWNER_URL ?? own, password),
    /** The variable that holds his address. */
    databaseOwnerVariable: OWNERS.find((name) => values[name] !== undefined) ?? 'DATABASE_URL',
    /** Logins that the environment names. */
    databaseLogins: values.DATABASE_OWNER_URL === undefined ? ({} as GivenLogins) : given,
  };
}

/** Writes PGPASSWORD into an address that has no password: the services' passwords follow from it. */
function withPassword(url: string | undefined, password: string | undefined): string | undefined {
  if (url === undefined || password === undefined || new URL(url).password !== '') return url;
  return withLogin(url, loginOf(url).role, password);
}

/** Settings of `npm run migrate`: those of a service, beside the owner and the logins. Throws StartError with one line per problem. */
export function readMigrateConfig(variables: Variables = process.env) {
  const { databaseOwnerUrl, databaseOwnerVariable, databaseLogins } = readLaunchConfig(variables);
  const { given } = withSecretFiles(variables);
  // sample notices are for who tries the portal with npm start; here they come only when asked for
  const SAMPLE_DATA = given.SAMPLE_DATA?.trim() || '0';
  const config = readConfig({ ...given, SAMPLE_DATA, DATABASE_OWNER_URL: undefined });
  return { config, databaseOwnerUrl: databaseOwnerUrl ?? config.databaseUrl, databaseOwnerVariable, databaseLogins };
}

/** Settings of `npm start`. Throws StartError with one line per problem. */
export function readLaunchConfig(variables: Variables = process.env) {
  const [values, problems] = check(variables);
  const databaseUrl = values?.DATABASE_URL ?? values?.DATABASE_OWNER_URL;
  const external = databaseUrl !== undefined && values?.NODE_ENV === 'production';
  if (external && values?.SESSION_SECRET === undefined) {
    problems.push(...missing('SESSION_SECRET', variables, 'all API processes of one site share it'));
  }
  if (values === undefined || problems.length > 0) throw new StartError(problems.join('\n'));
  return {
    ...shared(values, variables),
    ...ownerAndLogins(values, variables.PGPASSWORD),
    /** Undefined: the embedded one. */
    databaseUrl,
    databaseReadUrl: values.DATABASE_READ_URL,
    sessionSecret: values.SESSION_SECRET,
    /** Key of the seals that are to be signed anew. */
    auditKeyPrevious: values.AUDIT_KEY_PREVIOUS,
  };
}

/** Warnings about settings that are allowed but risky. */
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
  return variables[name]?.trim() || variables[`${name}_FILE`]?.trim() ? [] : [`${name} is required (${hint})`];
}

function check(variables: Variables): [z.infer<typeof Environment> | undefined, string[]] {
  const { given: read, problems } = withSecretFiles(variables);
  if (problems.length > 0) return [undefined, problems];
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(given);
  if (result.success) return [result.data, []];
  return [undefined, result.error.issues.map((issue) => describe(issue, given))];
}

function describe(issue: z.core.$ZodIssue, given: Variables): string {
  const name = String(issue.path[0]);
  const value = given[name];
  return `${name} ${issue.message}${isSecret(name) || value === undefined ? '' : ` (it is "${value.slice(0, 80)}")`}`;
}

function shared(values: z.infer<typeof Environment>, variables: Variables) {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = values;
  return {
    production: values.NODE_ENV === 'production',
    /** Source files are watched and the web is served from them. */
    dev: values.AILAAN_DEV,
    port: values.PORT,
    /** Address to listen on; undefined = all. */
    host: values.HOST,
    /** Origin that visitors see, without a final slash. */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    /** Absolute path. */
    dataDir: resolve(values.DATA_DIR),
    redisUrl: values.REDIS_URL,
    admin: { username: values.ADMIN_USERNAME, email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    sampleData: values.SAMPLE_DATA ?? values.NODE_ENV !== 'production',
    mail: values.MAIL ?? 'simulated',
    smtpUrl: values.SMTP_URL,
    /** Emails a second at most. */
    smtpRate: values.SMTP_RATE,
    /** Signature of emails. */
    dkim: domain && selector && privateKey ? { domain, selector, privateKey } : undefined,
    /** `address` or `Name <address>`. */
    mailFrom: values.MAIL_FROM ?? `${values.SITE_NAME} <noreply@ailaan.example>`,
    paymentsEmail: values.PAYMENTS_EMAIL,
    supportEmail: values.SUPPORT_EMAIL,
    siteName: values.SITE_NAME,
    /** Under which others may reuse what the portal itself wrote. */
    dataLicense: { name: values.DATA_LICENSE, url: values.DATA_LICENSE_URL },
    /** Whether HSTS binds the subdomains of PUBLIC_URL, too: right only where all of them have TLS. */
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    /** Number of proxies in front of us whose X-Forwarded-For is believed. */
    trustProxy: values.TRUST_PROXY,
    /** Megabytes that each API process may keep of its answers to visitors; 0 = nothing. */
    answerCacheMb: values.ANSWER_CACHE_MB,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** Seconds between the signal to end and the end of listening, in which a proxy notices that we are not ready. */
    shutdownDelay: values.SHUTDOWN_DELAY,
    /** The first administrator's rules for username and password hold for everybody. */
    strictCredentials: values.STRICT_CREDENTIALS,
    /** required: administrators do nothing without a code of their app beside the password. */
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    /** Multiplies every rate limit. */
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    /** Signs the seals over the event log; without it nothing is sealed. */
    auditKey: values.AUDIT_KEY,
    /** Absolute path of the file outside the database in which seals are published. */
    auditPublish: resolve(values.AUDIT_PUBLISH ?? join(values.DATA_DIR, 'audit-seals.jsonl')),
    allowUnpatchedNode: values.ALLOW_UNPATCHED_NODE,
    /** The OTEL_* variables as they were given. */
    otel: Object.fromEntries(
      Object.entries(variables).flatMap(([name, value]) => (name.startsWith('OTEL_') && value ? [[name, value]] : [])),
    ),
  };
}
