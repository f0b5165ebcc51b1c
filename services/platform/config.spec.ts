import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '#db/start-error.ts';
import { configWarnings, readConfig, readLaunchConfig, readMigrateConfig } from './config.ts';
import { SECRETS, withSecretFiles } from './environment.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const needed = { DATABASE_URL: 'postgres://u:pw@db:5432/ailaan', SESSION_SECRET: secret };

function problems(variables: Record<string, string>): readonly string[] {
  try {
    readLaunchConfig(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('defaults', () => {
  it('need nothing', () => {
    expect(readLaunchConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: undefined,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      sampleData: true,
      mail: 'simulated',
      trustProxy: 0,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      shutdownDelay: 0,
      rateLimitScale: 1,
      logLevel: 'info',
      siteName: 'Ailaan',
      otel: {},
    });
  });

  it('stand for empty variables too, as composed files leave them', () => {
    expect(readLaunchConfig({ PORT: '', REDIS_URL: '  ', SAMPLE_DATA: '' })).toMatchObject({
      port: 3000,
      redisUrl: undefined,
      sampleData: true,
    });
  });
});

it('is not confused by the mailbox that login shells name in MAIL', () => {
  expect(readLaunchConfig({ MAIL: '/var/mail/somebody' }).mail).toBe('simulated');
  expect(problems({ MAIL: 'pigeon' })).toEqual(['MAIL must be simulated or smtp (it is "pigeon")']);
});

describe('a service', () => {
  it('is told its database and its secret', () => {
    expect(() => readConfig({})).toThrow(/DATABASE_URL is required.*\nSESSION_SECRET is required/);
    expect(readConfig(needed)).toMatchObject({ databaseReadUrl: needed.DATABASE_URL, sessionSecrets: [secret] });
  });

  it('says of a wrong value that it is wrong, not that it is missing', () => {
    expect(() => readConfig({ ...needed, SESSION_SECRET: 'short' })).toThrow(
      /^SESSION_SECRET must have at least 32 characters$/,
    );
  });

  it('reads replica, proxy hops, switches and OTEL_* as given', () => {
    const config = readConfig({
      ...needed,
      DATABASE_READ_URL: 'postgresql://u@replica/ailaan',
      TRUST_PROXY: '2',
      SAMPLE_DATA: '0',
      RATE_LIMIT_SCALE: '0.5',
      PUBLIC_URL: 'https://Tenders.Example.pk/',
      MAIL: 'smtp',
      SMTP_URL: 'smtps://u:p@mail.example.pk',
      MAIL_FROM: 'Ailaan <news@example.pk>',
      OTEL_SERVICE_NAME: 'ailaan',
    });
    expect(config).toMatchObject({
      databaseReadUrl: 'postgresql://u@replica/ailaan',
      trustProxy: 2,
      sampleData: false,
      rateLimitScale: 0.5,
      publicUrl: 'https://tenders.example.pk',
      mail: 'smtp',
      otel: { OTEL_SERVICE_NAME: 'ailaan' },
    });
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ailaan-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('is every one that there is', () => {
    expect(SECRETS).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'REDIS_URL',
        'SESSION_SECRET',
        'ADMIN_PASSWORD',
        'SMTP_URL',
        'AUDIT_KEY',
      ]),
    );
    expect(SECRETS).not.toContain('PUBLIC_URL');
  });

  it.each(SECRETS)('%s: the name of its file is as good as its value', (name) => {
    const given = withSecretFiles({ [`${name}_FILE`]: file(name, `it is ${name}\n`) });
    expect(given).toEqual({ given: { [name]: `it is ${name}` }, problems: [] });
  });

  it('reaches services, npm run migrate and npm start', () => {
    const files = {
      DATABASE_URL_FILE: file('url', `${needed.DATABASE_URL}\n`),
      SESSION_SECRET_FILE: file('secret', `${secret}\n`),
    };
    const told = { databaseUrl: needed.DATABASE_URL };
    expect(readConfig(files)).toMatchObject({ ...told, sessionSecrets: [secret] });
    expect(readMigrateConfig(files).config).toMatchObject(told);
    expect(readLaunchConfig({ ...files, NODE_ENV: 'production' })).toMatchObject({ ...told, sessionSecret: secret });
  });

  it('is refused beside its value, and when it is not there', () => {
    expect(problems({ AUDIT_KEY: secret, AUDIT_KEY_FILE: file('key', secret) })).toEqual([
      'AUDIT_KEY_FILE is given beside AUDIT_KEY; keep one of them',
    ]);
    expect(problems({ AUDIT_KEY_FILE: '/no/such/file' })).toEqual([
      'AUDIT_KEY_FILE cannot be read (ENOENT): /no/such/file',
    ]);
  });
});

describe('sample notices', () => {
  it.each([
    [{}, true, false],
    [{ NODE_ENV: 'production' }, false, false],
    [{ NODE_ENV: 'production', SAMPLE_DATA: '1' }, true, true],
    [{ SAMPLE_DATA: '0' }, false, false],
  ])('%j: npm start %s, npm run migrate %s', (variables, start, migrated) => {
    expect(readLaunchConfig({ ...needed, ...variables }).sampleData).toBe(start);
    expect(readMigrateConfig({ ...needed, ...variables }).config.sampleData).toBe(migrated);
  });
});

describe('signing mails', () => {
  it('is off unless asked for', () => {
    expect(readConfig(needed)).toMatchObject({ dkim: undefined, smtpRate: 10 });
  });

  it('takes the key, also with its line ends written out', () => {
    const named = { ...needed, DKIM_DOMAIN: 'example.pk', DKIM_SELECTOR: 'mail' };
    expect(readConfig({ ...named, DKIM_PRIVATE_KEY: 'BEGIN\\nEND' }).dkim).toEqual({
      domain: 'example.pk',
      selector: 'mail',
      privateKey: 'BEGIN\nEND',
    });
  });
});

describe('nothing wrong passes in silence', () => {
  it.each([
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535 (it is "0")'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535 (it is "80.5")'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535 (it is "65536")'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT (it is "3000")'],
    [{ SHUTDOWN_DELAY: '61' }, 'SHUTDOWN_DELAY must be a whole number from 0 to 60 (it is "61")'],
    [{ HOST: 'a host' }, 'HOST must be a host name or an IP address (it is "a host")'],
    [
      { PUBLIC_URL: 'tenders.example.pk' },
      'PUBLIC_URL must be an address such as https://tenders.example.pk (it is "tenders.example.pk")',
    ],
    [
      { PUBLIC_URL: 'https://example.pk/portal' },
      'PUBLIC_URL must be an origin without a path (it is "https://example.pk/portal")',
    ],
    [{ DATABASE_READ_URL: 'postgres://r/db' }, 'DATABASE_READ_URL needs DATABASE_URL'],
    [{ REDIS_URL: 'http://redis' }, 'REDIS_URL must be an address such as redis://host:6379'],
    [
      { ADMIN_USERNAME: 'a b' },
      'ADMIN_USERNAME must start with a letter and have 3 to 30 letters, digits or _ . - (it is "a b")',
    ],
    [{ ADMIN_EMAIL: 'chief' }, 'ADMIN_EMAIL must be an email address (it is "chief")'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 6 to 128 characters'],
    [{ SAMPLE_DATA: 'yes' }, 'SAMPLE_DATA must be 1 or 0 (it is "yes")'],
    [{ MAIL: 'smtp', MAIL_FROM: 'a@example.pk' }, 'SMTP_URL is required with MAIL=smtp'],
    [{ MAIL: 'smtp', SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is required with MAIL=smtp'],
    [
      { SMTP_URL: 'smtp://mail' },
      'SMTP_URL is given, but mail is only simulated: set MAIL=smtp, or MAIL=simulated to keep it so',
    ],
    [
      { MAIL_FROM: 'Ailaan <a@example.pk>, b@example.pk' },
      'MAIL_FROM must be an email address or "Name <address>" (it is "Ailaan <a@example.pk>, b@example.pk")',
    ],
    [{ SMTP_RATE: '0' }, 'SMTP_RATE must be a whole number from 1 to 1000 (it is "0")'],
    [
      { DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY: 'hidden' },
      'DKIM_DOMAIN goes with DKIM_SELECTOR and DKIM_PRIVATE_KEY (or its _FILE): set all three or none',
    ],
    [
      {
        DKIM_DOMAIN: 'example.pk',
        DKIM_SELECTOR: 'mail',
        DKIM_PRIVATE_KEY: 'hidden',
        DKIM_PRIVATE_KEY_FILE: 'dkim.pem',
      },
      'DKIM_PRIVATE_KEY_FILE is given beside DKIM_PRIVATE_KEY; keep one of them',
    ],
    [{ PAYMENTS_EMAIL: 'pay' }, 'PAYMENTS_EMAIL must be an email address (it is "pay")'],
    [{ SUPPORT_EMAIL: 'help@' }, 'SUPPORT_EMAIL must be an email address (it is "help@")'],
    [{ SITE_NAME: '<b>' }, 'SITE_NAME must be plain text (it is "<b>")'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10 (it is "true")'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be above 0 and at most 1000000 (it is "0")'],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE must be a positive number (it is "-1")'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent (it is "loud")'],
    [{ AUDIT_KEY: 'short' }, 'AUDIT_KEY must have at least 32 characters'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test (it is "prod")'],
    [{ ALLOW_UNPATCHED_NODE: 'maybe' }, 'ALLOW_UNPATCHED_NODE must be 1 or 0 (it is "maybe")'],
  ])('%j', (variables, problem) => {
    expect(problems(variables as Record<string, string>)).toEqual([problem]);
  });

  it('names every problem at once and echoes no secret [ASVS 16.2.5]', () => {
    const found = problems({
      PORT: 'x',
      LOG_LEVEL: 'y',
      DATABASE_URL: 'mysql://u:hidden@h/d',
      SESSION_SECRET: 'hidden',
    });
    expect(found).toHaveLength(4);
    expect(found.join()).not.toContain('hidden');
  });

  it('asks a production server with its own database for the secret that its processes share [ASVS 13.2.3]', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: needed.DATABASE_URL };
    expect(problems(production)).toEqual(['SESSION_SECRET is required (all API processes of one site share it)']);
    expect(problems({ NODE_ENV: 'production' })).toEqual([]);
  });
});

it('warns of what is allowed but risky [ASVS 13.2.3]', () => {
  const safe = { production: true, publicUrl: 'https://example.pk', rateLimitScale: 1 };
  expect(configWarnings(safe)).toEqual([]);
  expect(configWarnings({ production: true, publicUrl: 'http://example.pk', rateLimitScale: 10 })).toEqual([
    'RATE_LIMIT_SCALE multiplies every rate limit by 10.',
    'PUBLIC_URL is not https: passwords and sessions travel in the clear.',
  ]);
});
