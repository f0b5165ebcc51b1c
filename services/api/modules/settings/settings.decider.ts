import type { PortalSettings, SettingsEvent } from '#contracts/events/administration/settings.ts';
import { changedFields } from '../../platform/commands/changed-fields.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { evolve, initialState } from './settings.ts';

export interface ChangeSettings {
  readonly type: 'ChangeSettings';
  readonly settings: PortalSettings;
}

export function decide({ settings }: ChangeSettings, state: PortalSettings): Decision<SettingsEvent> {
  const changed = changedFields(state, settings);
  return changed.length === 0 ? [] : [{ type: 'SettingsChanged', data: { settings, changed } }];
}

export const settingsDecider: Decider<PortalSettings, ChangeSettings, SettingsEvent> = {
  initialState,
  evolve,
  decide,
};
