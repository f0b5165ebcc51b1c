import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsInput } from '#contracts/api/operations/settings.ts';
import { keepFocus } from '../../../components/ui/overlay/focus-return.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { loadVersioned, type Versioned } from '../../../lib/api/versioned.ts';
import { submissionTitle } from '../../../lib/forms/use-failure-toast.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useSite, useStateSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import { isSame, type Section } from '../sections.ts';
import { siteOf } from '../site-of.ts';

const PATH = '/api/admin/settings';

export type LoadedSettings = Versioned<Settings>;

export function useSettings() {
  return useQuery<LoadedSettings>({
    queryKey: [PATH],
    queryFn: ({ signal }) => loadVersioned(PATH, signal),
    refetchOnMount: 'always',
  });
}

/** Somebody else changed this very section after it was loaded. */
export class SectionChanged extends Error {
  override readonly name = 'SectionChanged';
  readonly now: LoadedSettings;
  constructor(now: LoadedSettings) {
    super(text.stale);
    this.now = now;
  }
}

const put = (body: SettingsInput, { ifMatch }: LoadedSettings) =>
  request<Settings>(PATH, { method: 'PUT', body, headers: ifMatch });

/** Saves one section. What others changed elsewhere does not stand in the way; what they changed in it is told (`SectionChanged`). */
export function useSaveSection(section: Section, loaded: LoadedSettings) {
  const client = useQueryClient();
  const [site, stateSite] = [useSite(), useStateSite()];
  return useChange<Settings, { readonly body: SettingsInput; readonly over?: LoadedSettings }>({
    send: async ({ body, over = loaded }) => {
      keepFocus(`#${section} [type=submit]`); // a section is drawn anew once it is saved
      try {
        return await put(body, over);
      } catch (error) {
        if (!(error instanceof Error) || !hasStatus(error, 412)) throw error;
        const now = await loadVersioned<Settings>(PATH);
        if (!isSame(now.data[section], over.data[section])) throw new SectionChanged(now);
        return put(body, now);
      }
    },
    changed: CHANGED.settings,
    done: (saved) => {
      stateSite(siteOf(site, saved));
      void client.invalidateQueries({ queryKey: [SETUP] });
      return { title: text.saved, description: text.savedText };
    },
    failed: (error) => (error instanceof SectionChanged ? text.stale : submissionTitle(text.saveFailed, error)),
    isForm: true,
  });
}

export const SETUP = '/api/admin/setup';
