import type { SiteInfo } from '#contracts/api/page.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import { currentSettings, isIntroduced } from '../../platform/settings/current-settings.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Address of the specification, for a portal of which nobody has said yet who runs it. */
const FIRST_ADDRESS = 'Karachi, Sindh, Pakistan';

/** Name, addresses and prices of this installation, read anew for every page: changed settings show at once in all processes. */
export async function readSite({ db, config }: Dependencies, now: Date): Promise<SiteInfo> {
  const { publicUrl, dataLicense: license } = config;
  const stated = await readSettings(db);
  const { name, contact, banner, plans: prices } = currentSettings(stated, config);
  const { supportEmail, paymentsEmail, ...further } = contact;
  const others = isIntroduced(stated, config) ? further : { ...further, address: FIRST_ADDRESS };
  return {
    ...{ name, publicUrl, supportEmail, paymentsEmail, banner, prices, license },
    contact: Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
    year: now.getUTCFullYear(),
  };
}
