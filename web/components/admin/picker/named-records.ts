import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../../ui/form/messages.en.ts';

export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

const MOST = 20;
const PAUSE_MS = 150;

/** The first records that a text finds, once the typing pauses; nothing is asked for while it is null. */
export function useFoundRecords<Found = NamedRecord>(
  path: string,
  typed: string | null,
  further: Readonly<Record<string, string>>,
) {
  const search = useDebounced(typed, PAUSE_MS)?.trim();
  const parameters = { ...further, ...(search ? { search } : {}), page: '1', limit: String(MOST) };
  const enabled = search !== undefined;
  const { data, isFetching, isError } = useListPage<Found>(path, parameters, { enabled });
  const records = data?.items ?? [];
  const isWaiting = isFetching || search !== typed?.trim();
  return {
    records,
    /** How many more there are. */
    hidden: Math.max(0, (data?.total ?? 0) - records.length),
    isWaiting,
    note: isError ? text.failed : isWaiting ? text.searching : undefined,
  };
}

const byId = (path: string, id: number) => [path, { ids: String(id) }] as const;

/** The present names of records, in the order of their ids; undefined until known. */
export function useRecordNames(path: string, ids: readonly number[]): readonly (string | undefined)[] {
  const answers = useQueries({ queries: ids.map((id) => ({ queryKey: byId(path, id) })) });
  return answers.map(({ data }) => (data as readonly NamedRecord[] | undefined)?.[0]?.name);
}

/** Spares a question about a record that has just been found. */
export function rememberRecord(queryClient: QueryClient, path: string, record: NamedRecord): void {
  queryClient.setQueryData(byId(path, record.id), [record]);
}

export const useCreateRecord = (path: string) =>
  useChange<NamedRecord, string>({
    send: (name) => request(path, { method: 'POST', body: { name } }),
    changed: [path],
    done: ({ name }) => ({ title: text.created(name) }),
    failed: (_, name) => text.createFailed(name),
    waits: false,
    isForm: true,
  });
