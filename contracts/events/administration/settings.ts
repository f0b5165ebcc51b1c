import type { BankAccount } from '../../vocabulary/banks.ts';
import type { DomainEvent } from '../event.ts';

/** Facts about the portal that its operator states without editing a file. */
export interface PortalSettings {
  /** Accounts that subscribers pay to; none: the portal shows its sample accounts. */
  readonly bankAccounts: readonly BankAccount[];
}

/** Stream `settings-1`: the settings as they stand afterwards, and the names of those that changed. */
export type SettingsChanged = DomainEvent<
  'SettingsChanged',
  { readonly settings: PortalSettings; readonly changed: readonly (keyof PortalSettings)[] }
>;

export type SettingsEvent = SettingsChanged;
