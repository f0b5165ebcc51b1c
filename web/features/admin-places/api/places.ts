import { useQuery } from '@tanstack/react-query';
import type { PlacesOverview, SettleBody } from '#contracts/api/tenders/places.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const PATH = '/api/admin/places';

export function usePlaces() {
  return useQuery<PlacesOverview>({ queryKey: [PATH], refetchOnMount: 'always' });
}

/** Settles a name and corrects the tenders that have it; done when none remains. */
export function useSettle() {
  return useChange<SettleBody, SettleBody>({
    send: async (body: SettleBody) => {
      const settled = await request<SettleBody>(PATH, { method: 'POST', body });
      await correctAll();
      return settled;
    },
    changed: CHANGED.place,
    done: ({ name, city }) => ({ title: text.settled(name, city) }),
    failed: () => text.settleFailed,
    isForm: true,
  });
}

export function useCorrect() {
  return useChange<number, void>({
    send: correctAll,
    changed: CHANGED.place,
    done: (corrected) => ({ title: text.corrected(formatCount(corrected)) }),
    failed: () => text.correctFailed,
  });
}

/** The server corrects some thousands a call, so that a closed window stops it between two and loses nothing. */
async function correctAll(): Promise<number> {
  for (let total = 0; ; ) {
    const { corrected, remaining } = await request<{ corrected: number; remaining: number }>(`${PATH}/corrections`, {
      method: 'POST',
    });
    total += corrected;
    if (remaining === 0 || corrected === 0) return total;
  }
}
