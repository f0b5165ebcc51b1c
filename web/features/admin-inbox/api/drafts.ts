import { useQuery } from '@tanstack/react-query';
import type { DraftRow, Holding } from '#contracts/api/operations/drafts.ts';
import type { User } from '#contracts/api/users.ts';
import type { INBOX_FILTERS } from '../../../lib/admin/admin-address.ts';
import { DRAFTS_PATH, draftPath, holdDraft } from '../../../lib/admin/drafts.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { isBeingRead } from '../draft-words.ts';
import { text } from '../messages.en.ts';

export const PAGE_SIZE = 50;
const BUSY_MS = 2500;

export type InboxFilter = '' | (typeof INBOX_FILTERS)[number];

const QUERIES: Readonly<Record<InboxFilter, Readonly<Record<string, string>>>> = {
  '': { list: 'open' },
  mine: { list: 'open', holder: 'me' },
  nobody: { list: 'open', holder: 'nobody' },
  'second-look': { list: 'submitted' },
  done: { list: 'done' },
};

/** Drafts of a filter; asked again and again only while one of them is being read. */
export function useDrafts(filter: InboxFilter, page: number) {
  return useListPage<DraftRow>(
    DRAFTS_PATH,
    { ...QUERIES[filter], page: String(page), limit: String(PAGE_SIZE) },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? BUSY_MS : false),
    },
  );
}

const failed = () => text.actionFailed;
const changed = CHANGED.draft;

export function useHold() {
  const meId = useUser().user?.id;
  return useChange<DraftRow, Holding & { readonly id: number }>({
    send: ({ id, ...holding }) => holdDraft(id, holding),
    changed,
    done: (_, { holderId }) => ({
      title: holderId === null ? text.laidBack : holderId === meId ? text.held : text.given,
    }),
    failed,
    waits: false,
  });
}

/** Throws drafts away or takes them back, one after the other. */
export function useDiscard() {
  return useChange<void, { readonly ids: readonly number[]; readonly isDiscarded: boolean }>({
    send: async ({ ids, isDiscarded }) => {
      for (const id of ids) {
        if (isDiscarded) await request(draftPath(id), { method: 'DELETE' });
        else await request(`${draftPath(id)}/restore`, { method: 'POST', body: {} });
      }
    },
    changed,
    done: (_, { isDiscarded }) =>
      isDiscarded ? { title: text.thrownAway, description: text.thrownAwayText } : { title: text.takenBack },
    reverse: ({ ids, isDiscarded }) => (isDiscarded ? { ids, isDiscarded: false } : undefined),
    failed,
    waits: false,
  });
}

interface Merging {
  /** Pages of the others become those of the first. */
  readonly ids: readonly number[];
  readonly isMerged: boolean;
}

/** Merges drafts, or makes each file of the first a draft of its own again. */
export function useMerge() {
  return useChange<unknown, Merging>({
    send: ({ ids, isMerged }) =>
      isMerged
        ? request(`${DRAFTS_PATH}/merge`, { method: 'POST', body: { ids } })
        : request(`${draftPath(ids[0] ?? 0)}/split`, { method: 'POST', body: {} }),
    changed,
    done: (_, { isMerged }) => ({ title: isMerged ? text.merged : text.splitDone }),
    reverse: ({ ids, isMerged }) => (isMerged ? { ids, isMerged: false } : undefined),
    failed,
    waits: false,
  });
}

/** Administrators, who come first in this order of the accounts. */
export function useAdministrators(): readonly User[] | undefined {
  const { data } = useQuery<readonly User[]>({ queryKey: ['/api/admin/users', { sort: 'role', limit: '200' }] });
  return data?.filter(({ isAdmin }) => isAdmin);
}
