import type { SiteInfo } from '#contracts/api/page.ts';

export const aSite: SiteInfo = {
  name: 'Ailaan',
  publicUrl: 'https://ailaan.example',
  supportEmail: 'help@ailaan.example',
  paymentsEmail: 'pay@ailaan.example',
  contact: {},
  banner: null,
  prices: { monthly: 2500, yearly: 25000 },
  license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  year: 2025,
};
