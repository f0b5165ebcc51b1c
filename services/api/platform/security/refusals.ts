import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';

/** Paths of calls → the kind of record whose id they end in. */
const KINDS: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/api\/tenders\/:id\b/, 'tender'],
  [/^\/api\/(admin\/)?categories\/:id\b/, 'category'],
  [/^\/api\/(admin\/)?organizations\/:id\b/, 'organization'],
  [/^\/api\/admin\/users\/:id\b/, 'user'],
  [/^\/api\/admin\/subscriptions\/:id\b/, 'subscription'],
  [/^\/api\/admin\/interest-areas\/:id\b/, 'interest-area'],
];

/** The record of a refused attempt: the call by its pattern, the policy that refused, and the record aimed at. */
export function refusal(
  { method, path: route }: Pick<Endpoint, 'method' | 'path'>,
  needs: string,
  id: unknown,
): EventNamed<'AccessRefused'> {
  const target = id === undefined ? undefined : storable(String(id).slice(0, 20));
  const kind = KINDS.find(([path]) => path.test(route))?.[1];
  const isNumber = target !== undefined && /^[1-9]\d{0,9}$/.test(target);
  return {
    type: 'AccessRefused',
    data: {
      method,
      route,
      needs,
      ...(target === undefined ? {} : { target }),
      ...(kind !== undefined && isNumber ? { record: `${kind}-${target}` } : {}),
    },
  };
}

/** An address may hold what the log cannot: an attempt is not to escape it by half a character. */
const storable = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, '\ufffd');

/** Our own pages ask who is signed in; that nobody is is an answer, not an attempt. */
export const isProbe = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  method === 'GET' && path === '/api/user';

/** Answers that name people, and the log itself: looking at them is in the log, too. The proof of what was told notes by itself of whom. */
const NAMES_PEOPLE =
  /^\/api\/admin\/(events|users|ledger|subscriptions|subscriptions\/:id\/payments|statement-lines|payment-proofs(\/:id)?|emails(\/:id(\/preview)?)?)$/;

export const isLoggedReading = ({ method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>) =>
  method === 'GET' && access !== 'public' && NAMES_PEOPLE.test(path);

export const refused = (meta: EventMeta): EventMeta => ({ ...meta, outcome: 'refused' });
