import pg from 'pg';

/**
 * Loaded before a program: kills it at a step. DIE_ON: a text that the statement's parameters hold, or a number n for
 * its n-th writing statement. DIE_AT: `before` the statement is sent, when it is `sent`, or when it is `answered` and
 * the program does not know yet.
 */
const { DIE_ON, DIE_AT } = process.env;
const WRITES = /^\s*(INSERT|UPDATE|DELETE|COMMIT|WITH)\b/i;

const die = () => process.kill(process.pid, 'SIGKILL');
const original: (...given: unknown[]) => unknown = pg.Client.prototype.query;
let writes = 0;

function isTheStep(statement: unknown, values: unknown): boolean {
  if (DIE_ON === undefined) return false;
  const config = typeof statement === 'object' && statement !== null ? statement : { text: statement };
  const { text, values: own } = config as { text?: unknown; values?: unknown };
  if (!WRITES.test(String(text))) return false;
  writes++;
  return /^\d+$/.test(DIE_ON) ? writes === Number(DIE_ON) : JSON.stringify(own ?? values ?? []).includes(DIE_ON);
}

function dying(this: unknown, ...given: unknown[]): unknown {
  if (!isTheStep(given[0], given[1])) return Reflect.apply(original, this, given);
  if (DIE_AT === 'before') die();
  const callback = given.findIndex((one) => typeof one === 'function');
  if (DIE_AT === 'answered' && callback >= 0) given[callback] = die;
  const result = Reflect.apply(original, this, given);
  if (DIE_AT === 'answered' && result instanceof Promise) return result.then(die, die);
  if (DIE_AT === 'sent') setImmediate(die);
  return result;
}
pg.Client.prototype.query = dying as typeof pg.Client.prototype.query;
