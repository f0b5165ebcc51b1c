import type { SiteInfo } from '#contracts/api/page.ts';

export const aSite: SiteInfo = {
  name: 'Ailaan',
  publicUrl: 'https://ailaan.example',
  supportEmail: 'help@ailaan.example',
  paymentsEmail: 'pay@ailaan.example',
  year: 2025,
};
