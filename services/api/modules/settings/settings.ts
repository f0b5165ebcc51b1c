import type { PortalSettings, SettingsEvent } from '#contracts/events/administration/settings.ts';

export const initialState: PortalSettings = { bankAccounts: [] };

export function evolve(_state: PortalSettings, event: SettingsEvent): PortalSettings {
  switch (event.type) {
    case 'SettingsChanged':
      return { ...initialState, ...event.data.settings };
    default:
      return event.type satisfies never;
  }
}
