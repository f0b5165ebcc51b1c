import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import type { FoundPlace } from '#contracts/api/tenders/places.ts';
import type { Tender, TenderBody } from '#contracts/api/tenders.ts';
import { draftPath } from '../../../lib/admin/drafts.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { loadVersioned, type Versioned } from '../../../lib/api/versioned.ts';
import { cut } from '../../../lib/format/cut.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';
import type { TenderValues } from '../tender-values.ts';

const PATH = '/api/tenders';

/** Publishes a tender, or changes the one being edited. A stale edit is refused (412) and left to the form. */
export const useSaveTender = (edit: Versioned<Tender> | null) =>
  useChange<Tender, TenderBody>({
    send: (body) =>
      edit === null
        ? request(PATH, { method: 'POST', body })
        : request(`${PATH}/${edit.data.id}`, { method: 'PUT', body, headers: edit.ifMatch }),
    changed: CHANGED.tender,
    done: ({ title }) => ({ title: edit === null ? text.created : text.updated, description: cut(title, 100) }),
    failed: (error) => (hasStatus(error, 412) ? undefined : edit === null ? text.createFailed : text.updateFailed),
    waits: false,
    isForm: true,
  });

interface FurtherSource {
  /** The published tender whose notice this is. */
  readonly tenderId: number;
  readonly values: TenderValues;
  /** A draft that is done with it. */
  readonly draft?: Versioned<Draft>;
}

/** Adds the source of what is being keyed to a published tender, in place of a second one. */
export const useAddSource = () =>
  useChange<Tender, FurtherSource>({
    send: ({ tenderId, draft, values: { source, publishDate, reference, sourceUrl } }) => {
      const body = { source, publishDate, reference, sourceUrl };
      return draft === undefined
        ? request(`${PATH}/${tenderId}/sources`, { method: 'POST', body })
        : request(`${draftPath(draft.data.id)}/source`, {
            method: 'POST',
            body: { tenderId, ...body },
            headers: draft.ifMatch,
          });
    },
    changed: [...CHANGED.tender, ...CHANGED.draft],
    done: ({ title }) => ({ title: text.sourceAdded, description: cut(title, 100) }),
    failed: () => text.sourceFailed,
    waits: false,
    isForm: true,
  });

/** The present version, fetched for every edit: an older one from the cache would be refused at the end. */
export function useTenderEdit(id: number | null) {
  return useQuery<Versioned<Tender>>({
    // Not under its path: an invalidated list must not fetch away what is being edited.
    queryKey: ['tender-edit', id],
    queryFn: ({ signal }) => loadVersioned(`${PATH}/${id}`, signal),
    enabled: id !== null,
    refetchOnMount: 'always', // and not when the line is back: it would take away what was typed
    gcTime: 0,
  });
}

const CITY_PAUSE_MS = 400;
const PLACE_PATH = '/api/admin/places/look-up';

/** Place of the form's city, asked for when the typing pauses, and never waited for. */
export function usePlace(city: string, province: string): FoundPlace | undefined {
  const asked = useDebounced(city.trim(), CITY_PAUSE_MS);
  const { data } = useQuery<FoundPlace>({
    queryKey: [PLACE_PATH, { city: asked, ...(province.trim() === '' ? {} : { province: province.trim() }) }],
    enabled: asked !== '',
  });
  return asked === '' || asked !== city.trim() ? undefined : data;
}

const NO_NEWSPAPERS: readonly string[] = [];

/** The operator's newspapers. Without them any source can be typed, so a failure is not told. */
export const useNewspapers = () =>
  useQuery<readonly string[]>({ queryKey: ['/api/admin/newspapers'], staleTime: 60_000 }).data ?? NO_NEWSPAPERS;
