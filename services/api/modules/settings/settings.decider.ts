import type {
  MailFacts,
  MailServer,
  PortalSettings,
  SettingsEvent,
} from '#contracts/events/administration/settings.ts';
import { UNSTATED } from '#db/settings/stored-settings.ts';
import { changedFields } from '../../platform/commands/changed-fields.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { invalid } from '../../platform/refusal.ts';

interface ChangeSettings {
  readonly type: 'ChangeSettings';
  /** Sections that are stated anew; the others stay. */
  readonly sections: Partial<Omit<PortalSettings, 'mail'>> & { readonly mail?: MailStatement | null };
}

/** Mail as it is stated: of a password only whether it stays, or when it was set. */
export type MailStatement =
  | { readonly delivery: 'simulated' }
  | (MailServer & { readonly delivery: 'smtp'; readonly password: 'stays' | 'none' | { readonly setAt: string } });

function decide({ sections }: ChangeSettings, state: PortalSettings): Decision<SettingsEvent> {
  const { mail, ...others } = sections;
  const settings = { ...state, ...others, ...(mail !== undefined && { mail: mailAfter(mail, state.mail) }) };
  const changed = changedFields(state, settings);
  return changed.length === 0 ? [] : [{ type: 'SettingsChanged', data: { settings, changed } }];
}

function mailAfter(stated: MailStatement | null, before: MailFacts | null): MailFacts | null {
  if (stated === null || stated.delivery === 'simulated') return stated;
  const { password, ...server } = stated;
  if (password === 'none') return { ...server, passwordSetAt: null };
  if (password !== 'stays') return { ...server, passwordSetAt: password.setAt };
  assertSameLogin(server, before);
  return { ...server, passwordSetAt: before?.delivery === 'smtp' ? before.passwordSetAt : null };
}

/**
 * A stored password goes to no other server: whoever took over a session would send it to his own.
 * @throws Refusal 'invalid'
 */
export function assertSameLogin(
  server: Omit<MailServer, 'from'>,
  before: MailFacts | null,
  field = 'mail.password',
): void {
  if (before?.delivery !== 'smtp' || before.passwordSetAt === null) return;
  const isSame = (['host', 'port', 'user', 'security'] as const).every((key) => before[key] === server[key]);
  if (!isSame) throw invalid({ [field]: 'Enter the password again: it was for another server, user or security' });
}

export const settingsDecider: Decider<PortalSettings, ChangeSettings, SettingsEvent> = {
  initialState: UNSTATED,
  evolve: (_state, { data }) => data.settings,
  decide,
};
