import { useQuery } from '@tanstack/react-query';
import type { KnownOrganization, KnownResult } from '#contracts/api/organizations/known.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const PATH = '/api/admin/known-organizations';

interface LoadedKnown {
  readonly known: readonly KnownOrganization[];
  /** Sent back as If-Match, so that nobody else's choice is overwritten unseen. */
  readonly etag: string;
}

export function useKnown() {
  return useQuery<LoadedKnown>({
    queryKey: [PATH],
    queryFn: async ({ signal }) => {
      const { data, headers } = await requestWithHeaders<KnownOrganization[]>(PATH, { signal });
      return { known: data, etag: headers.get('ETag') ?? '*' };
    },
    refetchOnMount: 'always',
  });
}

export function useChooseKnown() {
  return useChange<KnownResult, { readonly names: readonly string[]; readonly etag: string }>({
    send: ({ names, etag }) => request(PATH, { method: 'POST', body: { names }, headers: { 'If-Match': etag } }),
    changed: CHANGED.organization,
    done: ({ added, removed, kept }) => {
      const [first] = kept;
      return {
        title: text.known.done(added, removed),
        ...(first !== undefined && { description: text.known.kept(kept.length, first.name, first.message) }),
      };
    },
    failed: () => text.known.saveFailed,
    isForm: true,
  });
}
