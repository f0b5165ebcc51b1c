import { type DestinationStream, type Logger, pino } from 'pino';
import { requestIdFields } from './telemetry/request-ids.ts';

export type { Logger };

const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'secret',
  'token',
  'cookie',
  'authorization',
  'sessionSecret',
  'sessionSecrets',
  'databaseUrl',
  'smtpUrl',
  'email',
];

const paths = ['', '*.', '*.*.'].flatMap((prefix) => [
  ...SECRETS.map((name) => `${prefix}${name}`),
  `${prefix.replace(/\.$/, '')}["set-cookie"]`,
]);

/**
 * Creates the process log: one JSON object a line. Fields that may hold secrets or personal data are censored down to
 * two levels, and errors lose the detail in which Postgres quotes whole rows. Every line names the request that it goes
 * back to.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    mixin: requestIdFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError, error: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? { code: error.code } : {};
  const constraint = 'constraint' in error ? { constraint: error.constraint } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, ...code, ...constraint, stack: error.stack, ...cause };
}
