import type { PortalContact, PortalSettings } from '#contracts/events/administration/settings.ts';
import type { BankAccount } from '#contracts/vocabulary/banks.ts';

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

/** Settings in words, each fact by itself, so that a change shows what changed; what was not stated is none. */
export function settingsFacts({
  name,
  bankAccounts,
  plans,
  contact,
  banner,
  mail,
  newspapers,
  secondLook,
}: PortalSettings): Readonly<Record<string, string | null>> {
  const keys = Object.keys(CONTACT_LABELS) as (keyof PortalContact)[];
  return {
    'Name of the portal': name ?? null,
    'Bank accounts': bankAccounts.map(accountInWords).join('; ') || null,
    'Monthly price': rupees(plans?.monthly),
    'Annual price': rupees(plans?.yearly),
    ...Object.fromEntries(keys.map((key) => [CONTACT_LABELS[key], contact?.[key] ?? null])),
    Banner: banner ?? null,
    ...mailInWords(mail),
    Newspapers: newspapers?.join(', ') ?? null,
    'Second look': secondLook ? 'Yes' : null,
  };
}

const accountInWords = ({ bank, accountTitle, accountNumber, branchCode, iban }: BankAccount) =>
  `${bank}, ${accountTitle}, ${accountNumber}, branch ${branchCode}, ${iban}`;
const rupees = (amount: number | undefined) => (amount === undefined ? null : `PKR ${amount.toLocaleString('en')}`);

function mailInWords(mail: PortalSettings['mail']): Readonly<Record<string, string | null>> {
  if (mail === null || mail.delivery === 'simulated') return { Mail: mail && 'Simulated' };
  const { host, port, security, user, from, passwordSetAt } = mail;
  return {
    Mail: `${host}:${port}, ${security}`,
    'Mail user': user,
    'Mail password': passwordSetAt && `Set ${passwordSetAt}`,
    Sender: from,
  };
}
