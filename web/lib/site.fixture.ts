import type { SiteInfo } from '#contracts/api/page.ts';

/** An installation for tests. */
export const aSite: SiteInfo = {
  name: 'Ailaan',
  publicUrl: 'https://ailaan.example',
  supportEmail: 'help@ailaan.example',
  paymentsEmail: 'pay@ailaan.example',
  year: 2025,
};
