import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids of the requests that caused the present work, the first one first; every line of the process log has them. */
export type RequestIds = readonly string[];

const storage = new AsyncLocalStorage<RequestIds>();

/** Most requests kept; more of them, as of an import, would say no more. */
const MOST = 10;

/** Runs `work`, and all that it starts, on behalf of these requests. */
export function withRequestIds<T>(requestIds: RequestIds, work: () => T): T {
  return storage.run([...new Set(requestIds)].slice(0, MOST), work);
}

/** Runs `work` on behalf of no request, because it belongs to many. */
export function withoutRequestIds<T>(work: () => T): T {
  return storage.exit(work);
}

export const currentRequestIds = (): RequestIds => storage.getStore() ?? [];

/** Fields of a log line. */
export function requestIdFields(): { requestId?: string; requestIds?: RequestIds } {
  const requestIds = currentRequestIds();
  const [requestId] = requestIds;
  if (requestId === undefined) return {};
  return requestIds.length === 1 ? { requestId } : { requestId, requestIds };
}
