import type { PortalContact, PortalSettings } from '#contracts/events/administration/settings.ts';
import { FIRST_PRICES, type PlanPrices } from '#contracts/vocabulary/plans.ts';
import type { Queryable } from '#db/connection.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import type { Config } from '../config.ts';
import { smtpUrlOf } from '../mail/mail-server.ts';
import { readPassword } from '../mail/sealed-password.ts';

/** Settings as they hold now: the operator's word, or else the first values of environment and product. */
export interface PresentSettings extends Pick<PortalSettings, 'bankAccounts' | 'banner'> {
  readonly plans: PlanPrices;
  readonly contact: PortalContact;
}

type FirstValues = Pick<Config, 'supportEmail' | 'paymentsEmail'>;

export const presentSettings = (stated: PortalSettings, config: FirstValues): PresentSettings => ({
  bankAccounts: stated.bankAccounts,
  plans: stated.plans ?? FIRST_PRICES,
  contact: contactOf(stated, config),
  banner: stated.banner,
});

export const contactOf = (
  { contact }: Pick<PortalSettings, 'contact'>,
  { supportEmail, paymentsEmail }: FirstValues,
): PortalContact => contact ?? { ...NOTHING_BESIDE, supportEmail, paymentsEmail };

export const readContact = async (db: Queryable, config: FirstValues): Promise<PortalContact> =>
  contactOf(await readSettings(db), config);

const NOTHING_BESIDE = {
  phone: null,
  whatsApp: null,
  address: null,
  openingHours: null,
  facebook: null,
  linkedIn: null,
  x: null,
  instagram: null,
  youTube: null,
};

/** The environment's configuration with the operator's mail and addresses in it, where he stated some. */
export async function readPresentConfig(db: Queryable, config: Config): Promise<Config> {
  const stated = await readSettings(db);
  const { supportEmail, paymentsEmail } = contactOf(stated, config);
  const present = { ...config, supportEmail, paymentsEmail };
  const { mail } = stated;
  if (mail === null) return present;
  if (mail.delivery === 'simulated') return { ...present, mail: 'simulated', smtpUrl: undefined };
  const password = mail.passwordSetAt === null ? undefined : await readPassword(db, config.sessionSecrets);
  return { ...present, mail: 'smtp', smtpUrl: smtpUrlOf(mail, password), mailFrom: mail.from };
}
