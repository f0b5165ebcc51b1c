import type { KnownResult } from '#contracts/api/organizations/known.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

export const PATH = '/api/admin/known-organizations';

export function useChooseKnown() {
  return useChange<KnownResult, { readonly names: string[] }>({
    send: (body) => request(PATH, { method: 'POST', body }),
    changed: CHANGED.organization,
    done: ({ added, removed, kept }) => {
      const [first] = kept;
      return {
        title: text.known.done(added, removed),
        ...(first !== undefined && { description: text.known.kept(kept.length, first.name, first.message) }),
      };
    },
    failed: () => text.known.saveFailed,
  });
}
