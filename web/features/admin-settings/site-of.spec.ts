import { expect, it } from 'vitest';
import type { Settings } from '#contracts/api/operations/settings.ts';
import { aSite as SITE } from '../../lib/site.fixture.ts';
import { siteOf } from './site-of.ts';

const nothing = {
  phone: null,
  whatsApp: null,
  facebook: null,
  linkedIn: null,
  x: null,
  instagram: null,
  youTube: null,
};
const settings = {
  name: 'Multan Tenders',
  banner: 'for all',
  plans: { monthly: 3000, yearly: 30_000 },
  contact: {
    ...{ ...nothing, address: null, openingHours: '9 to 5' },
    ...{ supportEmail: 'help@multan.example', paymentsEmail: 'pay@multan.example' },
  },
  sources: { name: 'settings', contact: 'first' },
} as unknown as Settings;

it('is named, priced and reached as its settings say, without an address that is not the operator’s', () => {
  const site = siteOf({ ...SITE, contact: { address: 'Karachi' } }, settings);
  expect(site).toMatchObject({
    name: 'Multan Tenders',
    banner: 'for all',
    prices: settings.plans,
    publicUrl: SITE.publicUrl,
  });
  expect(site.contact).toEqual({ openingHours: '9 to 5' });
});

it('keeps the first address while nobody has said who runs it', () => {
  const sources = { ...settings.sources, name: 'first' as const };
  expect(siteOf({ ...SITE, contact: { address: 'Karachi' } }, { ...settings, sources }).contact).toEqual({
    address: 'Karachi',
  });
});
