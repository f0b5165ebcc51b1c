import { describe, expect, it } from 'vitest';
import { readConfig, readLaunchConfig } from '../../platform/config.ts';
import { checkSettings, type Scope } from './settings.ts';

const SERVICE = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', SESSION_SECRET: 's'.repeat(32), METRICS_PORT: '13000' };
const HEALTHY = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://tenders.pk', TRUST_PROXY: '1', HOST: '127.0.0.1' },
  ...{ PAYMENTS_EMAIL: 'pay@tenders.pk', SUPPORT_EMAIL: 'help@tenders.pk', MAIL_FROM: 'no@tenders.pk', ...SERVICE },
};
const KEY = { AUDIT_KEY: 'k'.repeat(32) };

/** Findings about the healthy settings with these changes; an empty value takes a setting away. */
function troubles(changes: Record<string, string>, scope: Scope = 'api', inContainer = false): string[] {
  const variables = { ...HEALTHY, ...(scope === 'worker' ? KEY : {}), ...changes };
  const config = scope === 'whole' ? readLaunchConfig(variables) : readConfig(variables);
  return checkSettings({ config, scope, variables, inContainer }).flatMap(({ verdict, says, advice }) =>
    verdict === 'ok' ? [] : [`${verdict}: ${says} ${advice}`],
  );
}

it.for<Scope>(['api', 'worker', 'whole'])('nothing is said about settings that fit: %s', (scope) => {
  expect(troubles({}, scope)).toEqual([]);
  expect(troubles(KEY, 'whole')).toEqual([]);
});

it('without production almost everything may be as it comes', () => {
  const nothing = Object.fromEntries(Object.keys(HEALTHY).map((name) => [name, '']));
  expect(troubles({ ...nothing, ...SERVICE })).toEqual([]);
});

describe('TLS', () => {
  const CLEAR = /^wrong: PUBLIC_URL is not https.* in the clear Put TLS in front/;

  it.each(['http://tenders.pk', 'http://localhost-tenders.pk', 'http://127.tenders.pk', 'http://192.168.1.5:3000'])(
    'is missing at %s',
    (PUBLIC_URL) => {
      expect(troubles({ PUBLIC_URL })).toEqual([expect.stringMatching(CLEAR)]);
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://127.1.2.3', 'http://[::1]:80', 'http://a.localhost'])(
    'is not needed at %s, which nobody else reaches',
    (PUBLIC_URL) => {
      expect(troubles({ PUBLIC_URL })).toEqual([]);
    },
  );

  it('is not asked for outside production', () => {
    expect(troubles({ PUBLIC_URL: 'http://tenders.pk', NODE_ENV: '' })).toEqual([]);
    expect(troubles({ NODE_ENV: '' })).toEqual([expect.stringMatching(/^look at: PUBLIC_URL is https, but NODE_ENV/)]);
  });

  it('a site without an address of its own sends people to themselves', () => {
    expect(troubles({ PUBLIC_URL: '' })).toEqual([
      expect.stringMatching(/^wrong: PUBLIC_URL is not set: .*http:\/\/localhost:3000.* Set it to/),
    ]);
  });
});

describe('TRUST_PROXY', () => {
  const SHARED = [expect.stringMatching(/^wrong: .*TRUST_PROXY is 0: all visitors share one address/)];
  const REACHED = [
    expect.stringMatching(/^look at: TRUST_PROXY is set and the API listens on all .*HOST=127\.0\.0\.1/),
  ];

  it('is 0 behind the proxy that ends TLS', () => {
    expect(troubles({ TRUST_PROXY: '' })).toEqual(SHARED);
    expect(troubles({ TRUST_PROXY: '0' }, 'whole')).toEqual(SHARED);
    expect(troubles({ TRUST_PROXY: '0' }, 'worker')).toEqual([]);
    expect(troubles({ TRUST_PROXY: '0', PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it.each(['', '0.0.0.0', '::', '0'])('is set while anybody reaches the port: HOST=%s', (HOST) => {
    expect(troubles({ HOST })).toEqual(REACHED);
    expect(troubles({ HOST }, 'whole')).toEqual(REACHED);
    expect(troubles({ HOST }, 'worker')).toEqual([]);
  });

  it('is set in a container, whose published port is seen only outside', () => {
    expect(troubles({ HOST: '' }, 'api', true)).toEqual([]);
  });

  it('is set on an address of the inner network', () => {
    expect(troubles({ HOST: '10.0.0.5' })).toEqual([]);
  });
});

it.each<[string, Record<string, string>, Scope, RegExp]>([
  ['the audit key told to the API', KEY, 'api', /^look at: AUDIT_KEY.*makes no seals.*worker alone/],
  ['a worker without it', { AUDIT_KEY: '' }, 'worker', /^wrong: AUDIT_KEY is not set.*openssl rand/],
  ['samples asked for', { SAMPLE_DATA: '1' }, 'whole', /^look at: SAMPLE_DATA is 1 in production.*Set it to 0/],
  ['payments to an example', { PAYMENTS_EMAIL: '' }, 'api', /^wrong: PAYMENTS_EMAIL is an example/],
  ['support by an example', { SUPPORT_EMAIL: 'a@b.example' }, 'api', /^look at: SUPPORT_EMAIL is an example/],
  ['limits multiplied', { RATE_LIMIT_SCALE: '50' }, 'api', /^look at: RATE_LIMIT_SCALE .* by 50.*load tests/],
  ['silence', { LOG_LEVEL: 'silent' }, 'worker', /^look at: LOG_LEVEL is silent.*Set it to info/],
  ['no metrics', { METRICS_PORT: '' }, 'worker', /^look at: METRICS_PORT is not set: no alarm/],
])('%s', (_what, changes, scope, says) => {
  expect(troubles(changes, scope)).toEqual([expect.stringMatching(says)]);
});

it('signatures are of the domain that the emails are from', () => {
  const signed = { DKIM_SELECTOR: 'a', DKIM_PRIVATE_KEY: 'b' };
  const OTHER = [expect.stringMatching(/^look at: DKIM_DOMAIN is not that of MAIL_FROM/)];
  expect(troubles({ ...signed, DKIM_DOMAIN: 'Tenders.pk' })).toEqual([]);
  expect(troubles({ ...signed, DKIM_DOMAIN: 'tenders.pk', MAIL_FROM: 'T <a@mail.tenders.pk>' })).toEqual([]);
  expect(troubles({ ...signed, DKIM_DOMAIN: 'nders.pk' })).toEqual(OTHER);
});
