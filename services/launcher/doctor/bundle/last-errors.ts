import { sentenceWithoutPeople } from './without-people.ts';

/** A line of the process log that tells of trouble, without whatever may name a person. */
export interface LoggedError {
  readonly time: unknown;
  readonly service: unknown;
  readonly level: unknown;
  readonly message: string | undefined;
  readonly requestId: unknown;
  readonly type: unknown;
  readonly code: unknown;
  /** Places in our own sources, the innermost first. */
  readonly at: readonly string[];
}

const TROUBLE = ['warn', 'error', 'fatal'];
const KEPT = 200;
const FRAMES = 5;

/** The last warnings and errors of a log of JSON lines. Other lines, such as those of systemd, are passed over. */
export function lastErrors(log: string): readonly LoggedError[] {
  return log
    .split('\n')
    .flatMap((line) => readLine(line) ?? [])
    .slice(-KEPT);
}

function readLine(line: string): LoggedError | undefined {
  const from = line.indexOf('{');
  if (from === -1) return undefined;
  try {
    const value = JSON.parse(line.slice(from)) as Record<string, unknown>;
    if (!TROUBLE.includes(String(value.level))) return undefined;
    const error = (value.err ?? value.error ?? {}) as Record<string, unknown>;
    const { time, service, level, requestId, msg } = value;
    // an error's own message may quote a row; ours beside it is a sentence of the sources
    const message = typeof msg === 'string' && msg !== error.message ? sentenceWithoutPeople(msg) : undefined;
    const [type, code] = [known(error.type, TYPE), known(error.code, CODE)];
    return { time, service, level, message, requestId: known(requestId, ID), type, code, at: places(error.stack) };
  } catch {
    return undefined;
  }
}

/** Names of classes, codes of Postgres and Node, ids of requests; anything else is no word of ours. */
const TYPE = /^\w{1,60}$/;
const CODE = /^[A-Z0-9_]{1,40}$/;
const ID = /^[\w-]{1,40}$/;

const known = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const places = (stack: unknown): readonly string[] =>
  [...String(stack ?? '').matchAll(/(?:services|db|contracts|templates|web)\/[\w./-]+:\d+/g)]
    .map(([place]) => place)
    .slice(0, FRAMES);
