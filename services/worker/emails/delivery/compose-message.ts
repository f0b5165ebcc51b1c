import type { SendMailOptions } from 'nodemailer';
import { EMAIL_PATTERN } from '#contracts/api/shared/fields.ts';
import { NOTICE_KINDS } from '#contracts/jobs/jobs.ts';
import type { Config } from '../../../platform/config.ts';
import type { LinkTokens } from '../../../platform/tokens/link-tokens.ts';
import type { DueMail } from './claim-mail.ts';
import { InvalidAddressError } from './classify-failure.ts';

/** Tokens of subscriptions, and of accounts that are told of notices without one. */
type Tokens = Pick<LinkTokens, 'subscriptions' | 'accounts'>;

/** Splits `Name <address>` or `address`. */
export function parseSender(mailFrom: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: strictAddress(address.trim()) };
}

/**
 * Composes the message for nodemailer. Addresses stand apart from names and pass the strict grammar, so that no address
 * can name a second one. The Message-ID is the same at every attempt.
 * @throws InvalidAddressError
 */
export function composeMessage(
  mail: DueMail,
  config: Pick<Config, 'mailFrom' | 'publicUrl' | 'supportEmail'>,
  tokens: Tokens,
): SendMailOptions {
  const from = parseSender(config.mailFrom);
  const to = strictAddress(mail.to_address);
  return {
    envelope: { from: from.address, to: [to] },
    from,
    to: { name: '', address: to },
    replyTo: { name: '', address: strictAddress(mail.reply_to ?? config.supportEmail) },
    subject: mail.subject,
    date: mail.created_at,
    messageId: messageId(mail, from.address),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.request_ids.length === 0 ? {} : { 'X-Request-Id': mail.request_ids.join(' ') }),
      ...listHeaders(mail, config.publicUrl, tokens),
    },
    text: mail.text,
    html: mail.html,
    textEncoding: isMostlyForeign(mail.html) ? 'base64' : 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Unique by subscription, kind and period, as the row is. */
const messageId = ({ kind, period, subscription_id }: DueMail, sender: string) =>
  `<${kind}.${period}.${subscription_id ?? 'support'}@${sender.slice(sender.indexOf('@') + 1)}>`;

/**
 * The name of the list, by which people sort their mail (RFC 2919), and one-click unsubscription (RFC 8058). The address
 * is not folded: folded ones have broken signatures. A mail to the support or about an account belongs to no list.
 */
function listHeaders({ subscription_id: id, kind, period }: DueMail, publicUrl: string, tokens: Tokens) {
  const account = isAboutNotice(kind) ? /^user-(\d+)-/.exec(period)?.[1] : undefined;
  if (id === null && account === undefined) return {};
  const path =
    id === null
      ? `notice-mails/${tokens.accounts.sign(Number(account))}`
      : `unsubscribe/${tokens.subscriptions.sign(id)}`;
  const list = id === null ? 'notices' : 'newsletter';
  return {
    'List-Id': { prepared: true, value: `<${list}.${new URL(publicUrl).hostname}>` },
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${publicUrl}/${path}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}

const isAboutNotice = (kind: string) => (NOTICE_KINDS as readonly string[]).includes(kind);

function strictAddress(address: string): string {
  if (EMAIL_PATTERN.test(address)) return address;
  throw new InvalidAddressError('Not sent: the address is not one that we send to.');
}

/** Tells if base64 is the shorter encoding: quoted-printable makes three bytes of each that is not ASCII. */
function isMostlyForeign(text: string): boolean {
  const bytes = Buffer.byteLength(text);
  let ascii = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 128) ascii++;
  return ascii + (bytes - ascii) * 3 > bytes * 1.37;
}
