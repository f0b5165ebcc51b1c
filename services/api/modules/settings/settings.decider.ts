import type { PortalSettings, SettingsEvent } from '#contracts/events/administration/settings.ts';
import { changedFields } from '../../platform/commands/changed-fields.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { evolve, initialState } from './settings.ts';

export interface ChangeSettings {
  readonly type: 'ChangeSettings';
  /** Sections that are stated anew; the others stay. */
  readonly sections: Partial<PortalSettings>;
}

export function decide({ sections }: ChangeSettings, state: PortalSettings): Decision<SettingsEvent> {
  const settings = { ...state, ...sections };
  const changed = changedFields(state, settings);
  return changed.length === 0 ? [] : [{ type: 'SettingsChanged', data: { settings, changed } }];
}

export const settingsDecider: Decider<PortalSettings, ChangeSettings, SettingsEvent> = {
  initialState,
  evolve,
  decide,
};
