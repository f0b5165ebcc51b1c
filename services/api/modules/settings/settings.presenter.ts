import type { Settings } from '#contracts/api/operations/settings.ts';
import type { PortalSettings } from '#contracts/events/administration/settings.ts';
import { SETTINGS_LABELS } from '#contracts/vocabulary/fields/settings-labels.ts';
import type { Config } from '../../../platform/config.ts';
import { currentSettings, senderOf } from '../../../platform/settings/current-settings.ts';

export function presentForOperator(stated: PortalSettings, first: Config): Settings {
  const { name, bankAccounts, plans, contact, banner, newspapers } = currentSettings(stated, first);
  const config = { ...first, mailFrom: senderOf(first, name) };
  return {
    name,
    bankAccounts: [...bankAccounts],
    plans,
    contact,
    banner,
    mail: stated.mail === null ? mailOfEnvironment(config) : mailOf(stated.mail, config),
    newspapers: [...newspapers],
    secondLook: stated.secondLook ?? false,
    sources: sourcesOf(stated),
  };
}

/** Sections that the operator stated; no account of his is none. */
function sourcesOf(stated: PortalSettings): Settings['sources'] {
  const sections = Object.keys(SETTINGS_LABELS) as (keyof PortalSettings)[];
  const isStated = (section: keyof PortalSettings) =>
    section === 'bankAccounts' ? stated.bankAccounts.length > 0 : stated[section] !== null;
  const sources = sections.map((section) => [section, isStated(section) ? 'settings' : 'first']);
  return Object.fromEntries(sources);
}

const NO_SERVER = { delivery: 'simulated', host: null, port: null, security: null, user: null } as const;

function mailOf(mail: NonNullable<PortalSettings['mail']>, { mailFrom }: Config): Settings['mail'] {
  if (mail.delivery === 'simulated') return { ...NO_SERVER, passwordSet: false, from: mailFrom };
  const { passwordSetAt, ...server } = mail;
  return { ...server, passwordSet: passwordSetAt !== null };
}

function mailOfEnvironment({ mail, smtpUrl, mailFrom: from }: Config): Settings['mail'] {
  if (mail === 'simulated' || smtpUrl === undefined) return { ...NO_SERVER, passwordSet: false, from };
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    delivery: 'smtp',
    host: hostname,
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    security: isTls ? 'tls' : 'starttls',
    user: username === '' ? null : decodeURIComponent(username),
    passwordSet: password !== '',
    from,
  };
}
