import type { MailSection } from '#contracts/api/operations/settings/mail.ts';
import type { SettingsBody } from '#contracts/api/operations/settings.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { SQLQuery } from '#db/connection.ts';
import type { Secrets } from '../../../platform/config.ts';
import { isRefusedAddress } from '../../../platform/mail/mail-server.ts';
import { keepPassword } from '../../../platform/mail/sealed-password.ts';
import { commandsOn } from '../../platform/commands/handle-command.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { invalid } from '../../platform/refusal.ts';
import { type MailStatement, settingsDecider } from './settings.decider.ts';
import { projectSettings } from './settings.projection.ts';

/** A portal has one stream of settings. */
export const ONLY = { kind: 'settings', id: 1 } as const;

const handle = commandsOn({ kind: ONLY.kind, decider: settingsDecider, project: projectSettings });

export const NO_MAIL_SERVER = 'No mail server has this address';

/** An absent section stays; null gives its first values back. */
export async function changeSettings(
  { db, config, clock }: Pick<Dependencies, 'db' | 'config' | 'clock'>,
  { mail, ...body }: SettingsBody,
  meta: EventMeta,
  ifVersion: number | undefined,
): Promise<void> {
  if (mail?.delivery === 'smtp' && isRefusedAddress(mail.host)) throw invalid({ 'mail.host': NO_MAIL_SERVER });
  const others = Object.fromEntries(Object.entries(body).filter(([, section]) => section !== undefined));
  const sections = { ...others, ...(mail !== undefined && { mail: mail && statementOf(mail, clock()) }) };
  const alongside = mail === undefined ? [] : secretOf(mail, config.sessionSecrets);
  await handle(db, ONLY.id, { type: 'ChangeSettings', sections }, meta, { ifVersion, alongside });
}

function statementOf(mail: MailSection, now: Date): MailStatement {
  if (mail.delivery === 'simulated') return mail;
  const { password, ...server } = mail;
  if (password === undefined) return { ...server, password: 'stays' };
  return { ...server, password: isNone(password) ? 'none' : { setAt: now.toISOString() } };
}

function secretOf(mail: MailSection | null, secrets: Secrets): readonly SQLQuery[] {
  if (mail?.delivery !== 'smtp') return [keepPassword(secrets, null)];
  if (mail.password === undefined) return [];
  return [keepPassword(secrets, isNone(mail.password) ? null : mail.password)];
}

const isNone = (password: string | null): password is '' | null => password === null || password === '';
