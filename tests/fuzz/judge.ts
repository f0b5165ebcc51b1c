import { z } from 'zod';
import { IdParameter } from '#contracts/api/shared/fields.ts';
import { Problem } from '#contracts/api/shared/problem.ts';
import { type FuzzRequest, mayCall } from './fuzz-request.ts';
import type { RawResponse } from './people/send.ts';

const NOTHING = z.strictObject({});

/** Whether the contract's own rules refuse the request; the API may refuse more (409 and the like), never less. */
export function isInvalid({ endpoint, target, body, broken }: FuzzRequest): boolean {
  if (broken !== undefined) return true;
  const [path = '', search = ''] = split(target);
  if (endpoint.path.includes(':id') && !IdParameter.safeParse(partNamedId(endpoint.path, path)).success) return true;
  const query = [...new URLSearchParams(search)];
  if (new Set(query.map(([name]) => name)).size < query.length) return true;
  if (!(endpoint.query ?? NOTHING).safeParse(Object.fromEntries(query)).success) return true;
  if (endpoint.method === 'GET' || endpoint.anyOrigin || endpoint.rawBody !== undefined) return false;
  return !isGoodBody(body, endpoint.body ?? NOTHING);
}

/** Every rule that an answer breaks, in words; none: it is as it should be. */
export function judge(shot: FuzzRequest, hit: RawResponse): string[] {
  const { endpoint, role, broken, headers } = shot;
  const faults: string[] = [];
  if (hit.status >= 500) faults.push(`answered ${hit.status}`);
  const accepted = hit.status < 400;
  const early = broken === 'path' || 'content-encoding' in headers; // refused before anybody asks who calls
  const may = mayCall(role, endpoint);
  if (!may && !early && hit.status !== (role === 'visitor' ? 401 : 403))
    faults.push(`${role} got ${hit.status} where ${endpoint.access} is asked`);
  if (may && hit.status === 401 && !isSignIn(shot)) faults.push(`${role} was not known any more`);
  if (accepted && !may) faults.push(`${role} was let in where ${endpoint.access} is asked`);
  // A broken path may be the right address of something else; then it is not this call that answers.
  if (accepted && broken !== 'path' && isInvalid(shot)) faults.push(`accepted invalid input (${broken ?? 'schema'})`);
  if (accepted && broken !== 'path') faults.push(...answerFaults(shot, hit));
  if (!accepted && endpoint.path.startsWith('/api/')) faults.push(...problemFaults(hit));
  return faults;
}

const isSignIn = ({ endpoint }: FuzzRequest) =>
  endpoint.path === '/api/login' || endpoint.path.startsWith('/api/login/');

/** The page without JavaScript leads back to itself (RFC 8058 asks it of programs only). */
const leadsBack = ({ endpoint }: FuzzRequest, { status }: RawResponse) => endpoint.anyOrigin === true && status === 303;

function answerFaults(shot: FuzzRequest, hit: RawResponse): string[] {
  const { endpoint, headers } = shot;
  if (hit.status === 304 && 'if-none-match' in headers) return hit.text === '' ? [] : ['304 with a body'];
  if (leadsBack(shot, hit)) return [];
  if (hit.status !== endpoint.status) return [`answered ${hit.status} instead of ${endpoint.status}`];
  if (endpoint.status === 204) return hit.text === '' ? [] : ['204 with a body'];
  if (endpoint.response === undefined || endpoint.anyOrigin) return [];
  const parsed = endpoint.response.safeParse(jsonOf(hit.text));
  return parsed.success ? [] : [`answer breaks the contract: ${parsed.error.message.slice(0, 400)}`];
}

function problemFaults(hit: RawResponse): string[] {
  if (!hit.type.startsWith('application/problem+json')) return [`refused as ${hit.type || 'nothing'}`];
  const parsed = Problem.safeParse(jsonOf(hit.text));
  if (!parsed.success) return ['the refusal is no problem of the contract'];
  return parsed.data.status === hit.status ? [] : ['the refusal states another status'];
}

function isGoodBody(text: string | undefined, schema: NonNullable<FuzzRequest['endpoint']['body']>): boolean {
  if (text === undefined || text === '') return schema.safeParse({}).success;
  const value = jsonOf(text);
  return value !== undefined && schema.safeParse(value ?? {}).success;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function split(target: string): [string, string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}

function partNamedId(pattern: string, path: string): string {
  const parts = pattern.split('/');
  const at = parts.findIndex((part) => part.startsWith(':id'));
  const ending = parts[at]?.slice(':id'.length) ?? '';
  const named = path.split('/')[at] ?? '';
  return named.endsWith(ending) ? named.slice(0, named.length - ending.length) : named;
}
