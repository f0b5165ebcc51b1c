import { existsSync } from 'node:fs';
import type { Config, LaunchConfig } from '../../platform/config.ts';
import type { Variables } from '../../platform/environment.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** The owner of the given settings: those of one service, or of the whole installation with its owner. */
export type Scope = 'api' | 'worker' | 'whole';

type Settings = LaunchConfig | Config;

interface Given {
  readonly config: Settings;
  readonly scope: Scope;
  readonly variables: Variables;
  /** True: all addresses are those of the container's own network; which port is published is decided outside. */
  readonly inContainer?: boolean;
}

type Rule = (given: Given) => readonly [says: string, advice: string] | undefined;

/** Only this machine reaches it. A browser treats these as it treats https. */
export const isLocal = (address: string) =>
  /^((.*\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== '';

/** Settings that cannot be meant so. */
const WRONG: readonly Rule[] = [
  ({ config: { production, publicUrl }, variables }) =>
    production && !isGiven(variables.PUBLIC_URL)
      ? [
          `PUBLIC_URL is not set: emails and feeds lead their readers to ${publicUrl}, which is their own machine`,
          'Set it to what visitors see, such as https://tenders.example.pk',
        ]
      : undefined,
  ({ config: { production, publicUrl } }) =>
    production && publicUrl.startsWith('http:') && !isLocal(publicUrl)
      ? ['PUBLIC_URL is not https: passwords and sessions travel in the clear', 'Put TLS in front and set it to https']
      : undefined,
  ({ config: { production, publicUrl, trustProxy }, scope }) =>
    production && publicUrl.startsWith('https:') && trustProxy === 0 && scope !== 'worker'
      ? [
          'PUBLIC_URL is https, so a proxy ends TLS, and TRUST_PROXY is 0: all visitors share one address and its limits',
          'Set TRUST_PROXY to the number of proxies',
        ]
      : undefined,
  ({ config: { auditKey, production }, scope }) =>
    production && scope === 'worker' && auditKey === undefined
      ? ['AUDIT_KEY is not set, so nothing is sealed', 'Give the worker a key: openssl rand -hex 32']
      : undefined,
  ({ config: { production, paymentsEmail } }) =>
    production && isExample(paymentsEmail)
      ? ['PAYMENTS_EMAIL is an example: nobody reads it', 'Set it to an address of yours']
      : undefined,
];

const IN_CONTAINER = ['/.dockerenv', '/run/.containerenv'].some((path) => existsSync(path));

const ALL_ADDRESSES = ['0.0.0.0', '0', '::'];

/** Settings that may be meant so. */
const RISKY: readonly Rule[] = [
  ({ config: { production, sampleData }, variables }) =>
    production && sampleData
      ? [`SAMPLE_DATA is ${variables.SAMPLE_DATA} in production`, 'Set it to 0: visitors take samples for notices']
      : undefined,
  ({ config: { trustProxy, host }, scope, inContainer = IN_CONTAINER }) =>
    trustProxy > 0 && (host === undefined || ALL_ADDRESSES.includes(host)) && scope !== 'worker' && !inContainer
      ? [
          'TRUST_PROXY is set and the API listens on all addresses: who reaches its port directly can state any address',
          'Set HOST=127.0.0.1, or close the port to all but the proxy',
        ]
      : undefined,
  ({ config: { auditKey }, scope }) =>
    scope === 'api' && auditKey !== undefined
      ? ['AUDIT_KEY is given to the API, which makes no seals', 'Give it to the worker alone']
      : undefined,
  ({ config: { production, publicUrl } }) =>
    !production && publicUrl.startsWith('https:')
      ? ['PUBLIC_URL is https, but NODE_ENV is not production', 'Set NODE_ENV=production: secrets are then required']
      : undefined,
  ({ config: { rateLimitScale } }) =>
    rateLimitScale === 1
      ? undefined
      : [`RATE_LIMIT_SCALE multiplies every rate limit by ${rateLimitScale}`, 'Set it for load tests only'],
  ({ config: { dkim, mailFrom } }) =>
    dkim && !`.${domainOf(mailFrom)}`.endsWith(`.${dkim.domain.toLowerCase()}`)
      ? ['DKIM_DOMAIN is not that of MAIL_FROM', 'Set both to the same domain, else DMARC refuses the emails']
      : undefined,
  ({ config: { production, supportEmail } }) =>
    production && isExample(supportEmail)
      ? ['SUPPORT_EMAIL is an example: nobody reads it', 'Set it to an address of yours']
      : undefined,
  ({ config: { production, logLevel } }) =>
    production && ['silent', 'fatal'].includes(logLevel)
      ? [`LOG_LEVEL is ${logLevel}: errors are told nowhere`, 'Set it to info']
      : undefined,
  ({ config: { production, metricsPort }, scope }) =>
    production && scope !== 'whole' && metricsPort === undefined
      ? [
          'METRICS_PORT is not set: no alarm can be raised',
          'Set it, and have Prometheus read it: docs/operations/watch.md',
        ]
      : undefined,
];

const isExample = (address: string) => /@([\w.-]+\.)?(example|invalid|test)(\.\w+)?$/.test(address);
const domainOf = (from: string) => from.replace(/>$/, '').split('@').at(-1)?.toLowerCase() ?? '';

/** Settings that contradict each other or the place. */
export function checkSettings(given: Given): readonly Finding[] {
  const findings = [
    ...apply(WRONG, given, (says, advice) => fail('settings', says, advice)),
    ...apply(RISKY, given, (says, advice) => warn('settings', says, advice)),
  ];
  return findings.length > 0 ? findings : [ok('settings', 'None contradicts another')];
}

function apply(rules: readonly Rule[], given: Given, make: (says: string, advice: string) => Finding): Finding[] {
  return rules.flatMap((rule) => {
    const broken = rule(given);
    return broken === undefined ? [] : [make(...broken)];
  });
}
