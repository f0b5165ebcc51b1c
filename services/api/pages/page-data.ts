import type { PageData, PageEntry, PageKey, PageQuery, Removed } from '#contracts/api/page.ts';
import type { User } from '#contracts/api/users.ts';
import { listPage, totalIn } from '#contracts/rules/list-headers.ts';
import type { Answer } from '../platform/http/answer/answer.ts';
import type { RequestContext, Route } from '../platform/http/route.ts';
import { NOTHING, validate, validateId } from '../platform/http/validate.ts';
import { isRefusal } from '../platform/refusal.ts';

type PageContext = Pick<RequestContext, 'req' | 'res' | 'meta'> & { readonly user: User | null };

/**
 * Answers what a page needs from the very handlers of the calls that anybody, or anybody signed in, may make, without
 * going through HTTP. A thing that does not exist is null, or when it was removed; what the call refuses is left out, and the browser shows the
 * refusal.
 */
export async function collectPageData(
  routes: readonly Route[],
  queries: readonly PageQuery[],
  pageContext: PageContext,
): Promise<PageData> {
  const entries = await Promise.all(queries.map(({ key }) => collect(routes, key, pageContext)));
  return entries.filter((entry) => entry !== undefined);
}

async function collect(
  routes: readonly Route[],
  key: PageKey,
  pageContext: PageContext,
): Promise<PageEntry | undefined> {
  const found = findRoute(routes, key[0]);
  if (found === undefined) throw new Error(`A page asks for ${key[0]}, which is no call for everybody`);
  if (found.route.endpoint.access === 'user' && pageContext.user === null) return undefined;
  try {
    const query = validate(found.route.endpoint.query ?? NOTHING, key[1] ?? {});
    const { params } = found;
    const id = params.id === undefined ? 0 : validateId(params.id);
    const context = { ...pageContext, id, params, query, body: undefined } as unknown as RequestContext;
    const answer = await found.route.handle(context);
    return { key, data: shape(answer) };
  } catch (error) {
    if (isRefusal(error, 'missing')) return { key, data: removed(error.removedAt) };
    if (isRefusal(error, 'invalid')) return undefined;
    throw error;
  }
}

function findRoute(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const { method, access } = route.endpoint;
    if (method !== 'GET' || (access !== 'public' && access !== 'user')) continue;
    const pattern = route.endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match !== null) return { route, params: { ...match.groups } };
  }
  return undefined;
}

const removed = (at: Date | undefined): Removed | null => (at === undefined ? null : { removedAt: at.toISOString() });

/** A list that states its total becomes a page of it, as in the browser. */
function shape({ body, headers }: Answer<unknown>): unknown {
  const header = (name: string) => headers?.[name];
  return Array.isArray(body) && totalIn(header) !== undefined ? listPage(body.map(forCards), header) : body;
}

/** Cards show no identifier of open data, and random letters are what compresses worst. */
const forCards = ({ ocid: _, ...item }: { readonly ocid?: string }) => item;
