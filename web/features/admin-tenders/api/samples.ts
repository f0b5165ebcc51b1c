import { useQuery } from '@tanstack/react-query';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const PATH = '/api/admin/samples';

export function useSamples() {
  return useQuery<{ readonly count: number }>({ queryKey: [PATH], refetchOnMount: 'always' });
}

export function useRemoveSamples() {
  return useChange<{ readonly removed: number }, void>({
    send: () => request(PATH, { method: 'DELETE' }),
    changed: CHANGED.sample,
    done: ({ removed }) => ({ title: text.samplesRemoved(formatCount(removed), removed === 1) }),
    failed: () => text.removeSamplesFailed,
  });
}
