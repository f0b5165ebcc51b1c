import type { PortalSettings } from '../../events/administration/settings.ts';

/** Sections of the settings, on their screen and in the audit log. */
export const SETTINGS_LABELS: Readonly<Record<keyof PortalSettings, string>> = {
  name: 'Name',
  bankAccounts: 'Bank accounts',
  plans: 'Prices',
  contact: 'Contact',
  banner: 'Banner',
  mail: 'Mail server',
  newspapers: 'Newspapers',
  secondLook: 'Second look',
};
