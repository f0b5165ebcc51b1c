import { test } from 'vitest';
import type { PortalSettings, SettingsEvent } from '#contracts/events/administration/settings.ts';
import { UNSTATED } from '#db/settings/stored-settings.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { settingsDecider } from './settings.decider.ts';

const account = {
  bank: 'Indus Bank',
  accountTitle: 'Portal of Tenders',
  accountNumber: '0123-4567890123',
  branchCode: '0123',
  iban: 'PK36 SCBL 0000 0011 2345 6702',
};
const settings: PortalSettings = { ...UNSTATED, bankAccounts: [account] };
const sections = { bankAccounts: [account] };
const plans = { monthly: 3000, yearly: 30_000 };
const changed: SettingsEvent = { type: 'SettingsChanged', data: { settings, changed: ['bankAccounts'] } };
const given = specify(settingsDecider);

test('settings are stated, and name what changed', () =>
  given().when({ type: 'ChangeSettings', sections }).yields(changed));
test('the same again is no event', () => {
  given(changed).when({ type: 'ChangeSettings', sections }).yields();
  given()
    .when({ type: 'ChangeSettings', sections: { bankAccounts: [] } })
    .yields();
});
test('a section that is absent stays, and null gives its first values back', () => {
  given(changed)
    .when({ type: 'ChangeSettings', sections: { plans } })
    .yields({ type: 'SettingsChanged', data: { settings: { ...settings, plans }, changed: ['plans'] } });
  given(changed, { type: 'SettingsChanged', data: { settings: { ...settings, plans }, changed: ['plans'] } })
    .when({ type: 'ChangeSettings', sections: { plans: null } })
    .yields({ type: 'SettingsChanged', data: { settings, changed: ['plans'] } });
});
