import { createPrivateKey } from 'node:crypto';
import { createTransport, type DKIMOptions } from 'nodemailer';
import { StartError } from '#db/start-error.ts';
import type { Config } from '../config.ts';

/** Connections to the mail server, and so emails under way, at a time. */
export const CONNECTIONS = 3;

/** Signed headers: nodemailer's own list and the one that RFC 8058 demands for one-click unsubscription. */
const SIGNED = [
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

/**
 * Opens the mail server of SMTP_URL with few lasting connections, a rate limit, and timeouts everywhere.
 * @throws StartError when the DKIM key cannot be used
 */
export function openTransport(config: Pick<Config, 'smtpUrl' | 'smtpRate' | 'publicUrl' | 'dkim'>) {
  return createTransport({
    url: config.smtpUrl,
    pool: true,
    name: new URL(config.publicUrl).hostname,
    maxConnections: CONNECTIONS,
    maxMessages: 100,
    // nodemailer puts a message back only before its first byte was sent.
    maxRequeues: 1,
    rateDelta: 1000,
    rateLimit: config.smtpRate,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A server may have an email scanned before it answers (RFC 5321, 4.5.3.2.6): who hangs up meanwhile sends it twice.
    socketTimeout: 600_000,
    ...(config.dkim === undefined ? {} : { dkim: signing(config.dkim) }),
  });
}

/**
 * The transport to the server that the configuration names at the moment; another one is opened when it names another.
 * @throws StartError when the DKIM key cannot be used
 */
export function keepTransport(config: Config) {
  let [url, open] = [config.smtpUrl, config.mail === 'smtp' ? openTransport(config) : undefined];
  return {
    to: (present: Config) => {
      if (open !== undefined && present.smtpUrl === url) return open;
      open?.close(); // mails under way are finished
      [url, open] = [present.smtpUrl, openTransport(present)];
      return open;
    },
    close: () => {
      open?.close();
      open = undefined;
    },
  };
}

function signing({ domain, selector, privateKey: key }: NonNullable<Config['dkim']>): DKIMOptions {
  try {
    // nodemailer signs with RSA only, and sends messages unsigned that it cannot sign.
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') {
      return { domainName: domain, keySelector: selector, privateKey: key, headerFieldNames: SIGNED };
    }
  } catch {
    // The message below says the same without a part of the key.
  }
  throw new StartError('The DKIM key is not an RSA private key in PEM form. Check DKIM_PRIVATE_KEY or its file.');
}
