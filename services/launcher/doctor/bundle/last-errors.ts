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
export function lastErrors(log: string, limit = KEPT): readonly LoggedError[] {
  return log
    .split('\n')
    .flatMap((line) => readLine(line) ?? [])
    .slice(-limit);
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
    const message = typeof msg === 'string' && msg !== error.message ? msg : undefined;
    return { time, service, level, message, requestId, type: error.type, code: error.code, at: places(error.stack) };
  } catch {
    return undefined;
  }
}

const places = (stack: unknown): readonly string[] =>
  [...String(stack ?? '').matchAll(/(?:services|db|contracts|templates|web)\/[\w./-]+:\d+/g)]
    .map(([place]) => place)
    .slice(0, FRAMES);
