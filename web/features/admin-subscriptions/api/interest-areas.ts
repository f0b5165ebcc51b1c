import { useQuery } from '@tanstack/react-query';
import type { InterestArea, InterestAreaBody } from '#contracts/api/newsletter.ts';
import type { AreaReach } from '#contracts/api/operations/area-reach.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { areasText as text } from '../messages.en.ts';

const PATH = '/api/admin/interest-areas';

/** Every area with its categories and words; counted anew whenever the tab is opened. */
export function useInterestAreas() {
  return useQuery<readonly InterestArea[]>({ queryKey: [PATH], refetchOnMount: 'always' });
}

/** Notices and categories that no area stands for; counted anew with the areas. */
export function useAreaReach() {
  return useQuery<AreaReach>({ queryKey: [`${PATH}/reach`], refetchOnMount: 'always' });
}

/** Chooses the categories and words of an area; done when the areas have been fetched again. */
export function useMapInterestArea(id: number) {
  return useChange<InterestArea, InterestAreaBody>({
    send: (body: InterestAreaBody) => request<InterestArea>(`${PATH}/${id}`, { method: 'PUT', body }),
    changed: CHANGED.interestArea,
    done: ({ name }) => ({ title: text.saved, description: name }),
    failed: () => text.saveFailed,
    isForm: true,
  });
}
