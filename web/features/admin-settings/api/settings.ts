import { useQuery } from '@tanstack/react-query';
import type { Settings, SettingsBody } from '#contracts/api/operations/settings.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { submissionTitle } from '../../../lib/forms/use-failure-toast.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const PATH = '/api/admin/settings';

export interface LoadedSettings {
  readonly settings: Settings;
  /** Sent back as If-Match, so that nobody else's change is overwritten. */
  readonly etag: string;
}

export function useSettings() {
  return useQuery<LoadedSettings>({
    queryKey: [PATH],
    queryFn: async ({ signal }) => {
      const { data, headers } = await requestWithHeaders<Settings>(PATH, { signal });
      return { settings: data, etag: headers.get('ETag') ?? '*' };
    },
    refetchOnMount: 'always',
  });
}

export function useSaveSettings(etag: string) {
  return useChange<Settings, SettingsBody>({
    send: (body) => request<Settings>(PATH, { method: 'PUT', body, headers: { 'If-Match': etag } }),
    changed: CHANGED.settings,
    done: () => ({ title: text.saved, description: text.savedText }),
    failed: (error) => submissionTitle(text.saveFailed, error),
    isForm: true,
  });
}
