import type { PortalContact, PortalSettings } from '#contracts/events/administration/settings.ts';
import { FIRST_NEWSPAPERS } from '#contracts/vocabulary/lists/newspapers.ts';
import { FIRST_PRICES, type PlanPrices } from '#contracts/vocabulary/plans.ts';
import type { Queryable } from '#db/connection.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import type { Config } from '../config.ts';
import { smtpUrlOf } from '../mail/mail-server.ts';
import { readPassword } from '../mail/sealed-password.ts';

/** Settings as they hold now: the operator's word, or else the first values of environment and product. */
interface CurrentSettings extends Pick<PortalSettings, 'bankAccounts' | 'banner'> {
  readonly name: string;
  readonly plans: PlanPrices;
  readonly contact: PortalContact;
  readonly newspapers: readonly string[];
}

type FirstValues = Pick<Config, 'siteName' | 'supportEmail' | 'paymentsEmail'>;

export const currentSettings = (stated: PortalSettings, config: FirstValues): CurrentSettings => ({
  name: stated.name ?? config.siteName,
  bankAccounts: stated.bankAccounts,
  plans: stated.plans ?? FIRST_PRICES,
  contact: contactOf(stated, config),
  banner: stated.banner,
  newspapers: stated.newspapers ?? FIRST_NEWSPAPERS,
});

const contactOf = (
  { contact }: Pick<PortalSettings, 'contact'>,
  { supportEmail, paymentsEmail }: Pick<FirstValues, 'supportEmail' | 'paymentsEmail'>,
): PortalContact => contact ?? { ...NOTHING_BESIDE, supportEmail, paymentsEmail };

/** The configuration with the portal's name and addresses as they hold now. */
export async function readPortal<Given extends FirstValues>(db: Queryable, config: Given) {
  const stated = await readSettings(db);
  return { ...config, ...contactOf(stated, config), siteName: stated.name ?? config.siteName };
}

/** Whether the operator says who runs the portal, in the settings or in the environment. */
export const isIntroduced = ({ name, contact }: PortalSettings, { supportEmail }: Pick<Config, 'supportEmail'>) =>
  name !== null || contact !== null || !supportEmail.endsWith('.example');

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

/** Settings of the environment that those of the operator may stand in place of. */
type Replaced = FirstValues & Pick<Config, 'mail' | 'smtpUrl' | 'mailFrom'>;

/** The environment's configuration with the operator's mail and addresses in it, where he stated some. */
export const readCurrentConfig = (db: Queryable, config: Config): Promise<Config> =>
  withSettings(db, config, config.sessionSecrets);

/** The same of another configuration; `secrets` open the password of the mail server. */
export async function withSettings<Given extends Replaced>(
  db: Queryable,
  config: Given,
  secrets: readonly string[],
): Promise<Given> {
  const stated = await readSettings(db);
  const { supportEmail, paymentsEmail } = contactOf(stated, config);
  const siteName = stated.name ?? config.siteName;
  const mailFrom = senderOf(config, siteName);
  const present = { ...config, siteName, mailFrom, supportEmail, paymentsEmail };
  const { mail } = stated;
  if (mail === null) return present;
  if (mail.delivery === 'simulated') return { ...present, mail: 'simulated', smtpUrl: undefined };
  const password = mail.passwordSetAt === null ? undefined : await readPassword(db, secrets);
  return { ...present, mail: 'smtp', smtpUrl: smtpUrlOf(mail, password), mailFrom: mail.from };
}

/** A sender that bears the portal's first name bears the present one. */
export function senderOf({ mailFrom, siteName }: Pick<Config, 'mailFrom' | 'siteName'>, present: string): string {
  const first = `${siteName} <`;
  return mailFrom.startsWith(first) ? `${nameInMail(present)} <${mailFrom.slice(first.length)}` : mailFrom;
}

/** Quoted where it has signs that mean something in a sender. */
const nameInMail = (name: string) => (/[(),.:;@[\]\\]/.test(name) ? JSON.stringify(name) : name);
