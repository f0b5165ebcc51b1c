import type { PortalSettings, SettingsEvent } from '#contracts/events/administration/settings.ts';
import { UNSTATED } from '#db/settings/stored-settings.ts';

export const initialState: PortalSettings = UNSTATED;

export function evolve(_state: PortalSettings, event: SettingsEvent): PortalSettings {
  switch (event.type) {
    case 'SettingsChanged':
      return event.data.settings;
    default:
      return event.type satisfies never;
  }
}
