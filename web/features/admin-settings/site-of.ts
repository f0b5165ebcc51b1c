import type { Settings } from '#contracts/api/operations/settings.ts';
import type { SiteInfo } from '#contracts/api/page.ts';

/** Name, addresses and prices as pages tell them by these settings. */
export function siteOf(site: SiteInfo, { name, banner, plans, contact, sources }: Settings): SiteInfo {
  const { supportEmail, paymentsEmail, ...ways } = contact;
  const stated = Object.fromEntries(Object.entries(ways).filter(([, value]) => value !== null));
  const isIntroduced = sources.name === 'settings' || sources.contact === 'settings';
  // a portal that nobody has introduced goes on with the address that it came with
  return {
    ...site,
    name,
    banner,
    prices: plans,
    supportEmail,
    paymentsEmail,
    contact: isIntroduced ? stated : site.contact,
  };
}
