import { AsyncLocalStorage } from 'node:async_hooks';

/** The requests that what runs now goes back to, the first one first; they are in every line of its log. */
export type Cause = readonly string[];

const storage = new AsyncLocalStorage<Cause>();

/** More than these, of an import for instance, say nothing more. */
const MOST = 10;

/** Runs `work`, and whatever it starts, on behalf of these requests. */
export function withCause<T>(requestIds: Cause, work: () => T): T {
  return storage.run([...new Set(requestIds)].slice(0, MOST), work);
}

/** Runs `work` on behalf of nobody: what it does belongs to many requests. */
export function withoutCause<T>(work: () => T): T {
  return storage.exit(work);
}

export const currentCause = (): Cause => storage.getStore() ?? [];

/** The fields of a log line. */
export function causeFields(): { requestId?: string; requestIds?: Cause } {
  const requestIds = currentCause();
  const [requestId] = requestIds;
  if (requestId === undefined) return {};
  return requestIds.length === 1 ? { requestId } : { requestId, requestIds };
}
