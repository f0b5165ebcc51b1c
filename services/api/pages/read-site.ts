import type { SiteInfo } from '#contracts/api/page.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import { presentSettings } from '../../platform/settings/present-settings.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Name, addresses and prices of this installation, read anew for every page: changed settings show at once in all processes. */
export async function readSite({ db, config }: Dependencies, now: Date): Promise<SiteInfo> {
  const { siteName: name, publicUrl, dataLicense: license } = config;
  const { contact, banner, plans: prices } = presentSettings(await readSettings(db), config);
  const { supportEmail, paymentsEmail, ...others } = contact;
  return {
    ...{ name, publicUrl, supportEmail, paymentsEmail, banner, prices, license },
    contact: Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
    year: now.getUTCFullYear(),
  };
}
