import type { MailSection, MailTest } from '#contracts/api/operations/settings/mail.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import { isRefusedHost, smtpUrlOf } from '../../../../platform/mail/mail-server.ts';
import { readPassword } from '../../../../platform/mail/sealed-password.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import { within } from '../../../../platform/shared/within.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { invalid } from '../../../platform/refusal.ts';
import { NO_MAIL_SERVER } from '../settings.commands.ts';
import { assertSameLogin } from '../settings.decider.ts';

/** Milliseconds within which the caller has an answer, whatever the server does. */
const PATIENCE_MS = 14_000;

type Server = Extract<MailSection, { delivery: 'smtp' }>;

/** Sends an email to the caller's own address by these settings, which need not be saved. What the server said is the answer, also when it refused. */
export async function sendTestMail(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  server: Server,
  to: string,
): Promise<MailTest> {
  if (await isRefusedHost(server.host)) throw invalid({ host: NO_MAIL_SERVER });
  const smtpUrl = smtpUrlOf(server, await passwordFor({ db, config }, server));
  const { siteName } = await readPortal(db, config);
  const { openTransport } = await import('../../../../platform/mail/open-transport.ts');
  const transport = openTransport({ ...config, smtpUrl });
  try {
    const sending = transport.sendMail({
      from: server.from,
      to,
      subject: `${siteName}: this is a test`,
      text: `The mail settings of ${siteName} work.\n\nSomebody signed in as Super Admin at ${config.publicUrl} sent this to see it.\n`,
      xMailer: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sent = await within(PATIENCE_MS, sending, () => undefined);
    if (sent === undefined) return { isSent: false, to, said: `${server.host} did not answer within 14 seconds.` };
    return { isSent: true, to, said: inOneLine(sent.response) };
  } catch (error) {
    return { isSent: false, to, said: reasonOf(error, server) };
  } finally {
    transport.close();
  }
}

async function passwordFor({ db, config }: Pick<Dependencies, 'db' | 'config'>, server: Server) {
  if (server.password !== undefined) return server.password ?? undefined;
  assertSameLogin(server, (await readSettings(db)).mail, 'password');
  return readPassword(db, config.sessionSecrets);
}

const REASONS: Readonly<Record<string, string>> = {
  EDNS: 'Nobody knows a server of this name.',
  ENOTFOUND: 'Nobody knows a server of this name.',
  ECONNREFUSED: 'Nothing listens at this port.',
  ETIMEDOUT: 'The server does not answer at this port.',
  ECONNECTION: 'The connection broke off.',
  ETLS: 'The server offers no STARTTLS, or its certificate is not good.',
};

/** Words of the server where it spoke SMTP; of anything else that answers at a port nothing is told. */
function reasonOf(error: unknown, { security }: Server): string {
  const { response, code, message, cause } = (error ?? {}) as {
    response?: unknown;
    code?: unknown;
    message?: unknown;
    cause?: { code?: unknown };
  };
  if (typeof response === 'string' && /^[2-5]\d\d[ -]/.test(response)) return inOneLine(response);
  const text = String(message);
  if (/certificate|self-signed|altnames/i.test(text)) return 'The certificate of the server is not good for this name.';
  if (/wrong version number|SSL|TLS/i.test(text) && security === 'tls')
    return 'The server speaks no TLS at this port: choose STARTTLS, or another port.';
  if (/greeting/i.test(text)) return 'What answers at this port is no mail server, or wants TLS from the first byte.';
  for (const known of [cause?.code, code])
    if (typeof known === 'string' && known in REASONS) return REASONS[known] ?? '';
  if (/ENOTFOUND|EAI_AGAIN/.test(text)) return REASONS.EDNS ?? '';
  if (/ECONNREFUSED/.test(text)) return REASONS.ECONNREFUSED ?? '';
  return 'The server could not be used.';
}

const inOneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
