import { existsSync, readFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { Environment, isSecret, type Variables } from '../../../platform/environment.ts';
import { version } from '../../../platform/metrics/version.ts';
import type { Finding } from '../finding.ts';
import type { LoggedError } from './last-errors.ts';
import { withoutPeople } from './without-people.ts';

/** Settings whose values name a person, or are a command that may hold a secret. */
const KEPT_BACK = ['ADMIN_USERNAME', 'MAIL_FROM', 'AUDIT_PUBLISH'];

interface Parts {
  readonly findings: readonly Finding[];
  readonly counts: unknown;
  readonly errors: readonly LoggedError[];
  readonly variables: Variables;
  readonly now: Date;
}

/** Facts for whoever helps, as JSON: no secret, no address of a person, no row of theirs. */
export function supportBundle({ findings, counts, errors, variables, now }: Parts): string {
  const bundle = {
    madeAt: now.toISOString(),
    versions: {
      ailaan: version(),
      commit: commit(),
      node: process.versions.node,
      system: `${platform()} ${release()}`,
    },
    machine: { arch: arch(), processors: cpus().length, memory: totalmem() },
    settings: settingsWithoutSecrets(variables),
    findings,
    counts,
    errors,
  };
  return `${withoutPeople(JSON.stringify(bundle, undefined, 2))}\n`;
}

/** Each setting of ours that is given: its value, or for a secret only that it is. */
function settingsWithoutSecrets(variables: Variables): Record<string, string> {
  const names = Object.keys(Environment.shape).flatMap((name) => (isSecret(name) ? [name, `${name}_FILE`] : [name]));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name]?.trim();
      if (!value) return [];
      return [[name, isSecret(name) || KEPT_BACK.includes(name) ? 'set' : value]];
    }),
  );
}

/** The commit of a checkout; undefined in an image. */
function commit(): string | undefined {
  const root = new URL('../../../../.git/', import.meta.url);
  if (!existsSync(new URL('HEAD', root))) return undefined;
  const head = readFileSync(new URL('HEAD', root), 'utf8').trim();
  const ref = /^ref: (.+)$/.exec(head)?.[1];
  if (ref === undefined) return head;
  const file = new URL(ref, root);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ref;
}
