import { test } from 'vitest';
import type { PortalSettings, SettingsEvent } from '#contracts/events/administration/settings.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { settingsDecider } from './settings.decider.ts';

const account = {
  bank: 'Indus Bank',
  accountTitle: 'Portal of Tenders',
  accountNumber: '0123-4567890123',
  branchCode: '0123',
  iban: 'PK36 SCBL 0000 0011 2345 6702',
};
const settings: PortalSettings = { bankAccounts: [account] };
const changed: SettingsEvent = { type: 'SettingsChanged', data: { settings, changed: ['bankAccounts'] } };
const given = specify(settingsDecider);

test('settings are stated, and name what changed', () =>
  given().when({ type: 'ChangeSettings', settings }).yields(changed));
test('the same again is no event', () => {
  given(changed).when({ type: 'ChangeSettings', settings }).yields();
  given()
    .when({ type: 'ChangeSettings', settings: { bankAccounts: [] } })
    .yields();
});
