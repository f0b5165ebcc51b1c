import { expect, it } from 'vitest';
import { differences } from './sections.ts';

it('says what somebody else changed, field by field', () => {
  expect(differences('plans', { monthly: 2500, yearly: 25_000 }, { monthly: 3000, yearly: 25_000 })).toEqual([
    { label: 'Monthly price (PKR)', before: '2500', after: '3000' },
  ]);
  expect(differences('banner', null, 'Free')).toEqual([{ label: 'Banner', before: 'nothing', after: 'Free' }]);
  expect(differences('secondLook', false, true)).toEqual([{ label: 'Second look', before: 'off', after: 'on' }]);
  expect(differences('newspapers', ['Dawn'], ['Dawn', 'Jang'])).toEqual([
    { label: 'Newspapers', before: 'Dawn', after: 'Dawn, Jang' },
  ]);
  const account = { bank: 'Indus Bank', iban: 'PK36' };
  expect(differences('bankAccounts', [account], [{ ...account, iban: 'PK37' }])).toEqual([
    { label: 'Account 1, IBAN', before: 'PK36', after: 'PK37' },
  ]);
  expect(differences('bankAccounts', [account], [account])).toEqual([]);
});
