import { useQuery } from '@tanstack/react-query';
import type { Draft, DraftRow, DraftWork } from '#contracts/api/operations/drafts.ts';
import type { Tender, TenderBody } from '#contracts/api/tenders.ts';
import { DRAFTS_PATH, draftPath, holdDraft } from '../../../lib/admin/drafts.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { loadListPage } from '../../../lib/api/list-page.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { loadVersioned, type Versioned } from '../../../lib/api/versioned.ts';
import { cut } from '../../../lib/format/cut.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from './messages.en.ts';

export type DraftEdit = Versioned<Draft>;

const BUSY_MS = 2500;

export const loadDraft = (id: number, signal?: AbortSignal): Promise<DraftEdit> => loadVersioned(draftPath(id), signal);

/** The draft as it is; one that lies free is taken in hand. When somebody else was faster it says who. */
async function openDraft(id: number, meId: number, signal: AbortSignal): Promise<DraftEdit> {
  const found = await loadDraft(id, signal);
  if (found.data.state !== 'open' || found.data.holder !== null) return found;
  await holdDraft(id, { holderId: meId, expectedHolderId: null }).catch((error: unknown) => {
    if (!hasStatus(error, 409)) throw error;
  });
  return loadDraft(id, signal);
}

/** A draft that is being keyed; asked again only while it is being read. */
export function useDraftEdit(id: number, meId: number) {
  return useQuery<DraftEdit>({
    // Not under its path: an invalidated list must not fetch away what is being keyed.
    queryKey: ['draft-edit', id],
    queryFn: ({ signal }) => openDraft(id, meId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.data.reading.state === 'waiting' || data?.data.reading.state === 'reading' ? BUSY_MS : false,
  });
}

/** The next draft for this person: one in hand, else one that nobody has; for a second look, one that somebody else keyed. */
export async function findNext(id: number, meId: number, isSecond: boolean): Promise<number | undefined> {
  const lists = isSecond
    ? [{ list: 'submitted' }]
    : [
        { list: 'open', holder: 'me' },
        { list: 'open', holder: 'nobody' },
      ];
  for (const list of lists) {
    const { items } = await loadListPage<DraftRow>(withParameters(DRAFTS_PATH, { ...list, limit: '200' }));
    const next = items.find((one) => one.id !== id && !(isSecond && one.submittedBy?.id === meId));
    if (next !== undefined) return next.id;
  }
  return undefined;
}

/** Whether drafts are looked at by a second person before they are published; until it is known, nothing is offered. */
export const useSecondLook = () =>
  useQuery<{ readonly secondLook: boolean }>({ queryKey: [`${DRAFTS_PATH}/rules`], staleTime: 0 }).data?.secondLook;

const published = [...CHANGED.tender, ...CHANGED.draft];

interface Ending {
  readonly edit: DraftEdit;
  /** Absent where the draft is only handed on. */
  readonly body?: TenderBody;
  readonly work?: DraftWork;
}

/** Publishes what a draft became, or hands it on to a second pair of eyes. */
export function useEndDraft() {
  return useChange<unknown, Ending>({
    send: ({ edit: { data: draft, ifMatch }, body, work }) =>
      body === undefined
        ? request(`${draftPath(draft.id)}/submit`, { method: 'POST', body: work, headers: ifMatch })
        : request<Tender>(`${draftPath(draft.id)}/tender`, { method: 'POST', body, headers: ifMatch }),
    changed: published,
    done: (_, { body }) =>
      body === undefined ? { title: text.asked } : { title: text.published, description: cut(body.title, 100) },
    failed: (_, { body }) => (body === undefined ? text.askFailed : text.publishFailed),
    waits: false,
    isForm: true,
  });
}

export function useGiveBack(id: number) {
  return useChange<DraftRow, string>({
    send: (reason) => request(`${draftPath(id)}/return`, { method: 'POST', body: { reason } }),
    changed: CHANGED.draft,
    done: () => ({ title: text.givenBack }),
    failed: () => text.giveBackFailed,
    waits: false,
    isForm: true,
  });
}
