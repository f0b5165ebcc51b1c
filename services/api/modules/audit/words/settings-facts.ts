import type { PortalContact, PortalSettings } from '#contracts/events/administration/settings.ts';
import type { BankAccount } from '#contracts/vocabulary/banks.ts';
import type { Facts } from './fact-list.ts';

const CONTACT_LABELS: Readonly<Record<keyof PortalContact, string>> = {
  supportEmail: 'Contact email',
  paymentsEmail: 'Payments email',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  address: 'Postal address',
  openingHours: 'Opening hours',
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  x: 'X',
  instagram: 'Instagram',
  youTube: 'YouTube',
};

/** Facts of each section in words. */
const FACTS: { readonly [Section in keyof PortalSettings]: (stated: PortalSettings[Section]) => Facts } = {
  name: (name) => ({ 'Name of the portal': name }),
  bankAccounts: (accounts) => ({ 'Bank accounts': accounts.map(accountInWords).join('; ') || null }),
  plans: (plans) => ({ 'Monthly price': rupees(plans?.monthly), 'Annual price': rupees(plans?.yearly) }),
  contact: (contact) =>
    Object.fromEntries(
      (Object.keys(CONTACT_LABELS) as (keyof PortalContact)[]).map((key) => [
        CONTACT_LABELS[key],
        contact?.[key] ?? null,
      ]),
    ),
  banner: (Banner) => ({ Banner }),
  mail: mailInWords,
  newspapers: (names) => ({ Newspapers: names?.join(', ') ?? null }),
  secondLook: (secondLook) => ({ 'Second look': secondLook ? 'Yes' : null }),
};

const factsOf = <Section extends keyof PortalSettings>(section: Section, settings: PortalSettings): Facts =>
  FACTS[section](settings[section]);

/** Settings in words, each fact by itself, so that a change shows what changed; what was not stated is none. */
export const settingsFacts = (settings: PortalSettings): Facts =>
  Object.assign({}, ...(Object.keys(FACTS) as (keyof PortalSettings)[]).map((section) => factsOf(section, settings)));

const accountInWords = ({ bank, accountTitle, accountNumber, branchCode, iban }: BankAccount) =>
  `${bank}, ${accountTitle}, ${accountNumber}, branch ${branchCode}, ${iban}`;
const rupees = (amount: number | undefined) => (amount === undefined ? null : `PKR ${amount.toLocaleString('en')}`);

function mailInWords(mail: PortalSettings['mail']): Facts {
  if (mail === null || mail.delivery === 'simulated') return { Mail: mail && 'Simulated' };
  const { host, port, security, user, from, passwordSetAt } = mail;
  return {
    Mail: `${host}:${port}, ${security}`,
    'Mail user': user,
    'Mail password': passwordSetAt && `Set ${passwordSetAt}`,
    Sender: from,
  };
}
