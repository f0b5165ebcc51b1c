import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createTransport, type DKIMOptions } from 'nodemailer';
import { StartError } from '#db/start-error.ts';
import type { Config } from '../../../platform/config.ts';

/** Connections to the mail server, and so mails under way, at a time. */
export const CONNECTIONS = 3;

/** What nodemailer signs by itself, and the header without which one click would not be covered (RFC 8058). */
const SIGNED = [
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

/**
 * The mail server of SMTP_URL: few lasting connections, a rate, and timeouts everywhere.
 * @throws StartError when the DKIM key cannot be used
 */
export function openTransport(config: Pick<Config, 'smtpUrl' | 'smtpRate' | 'publicUrl' | 'dkim'>) {
  return createTransport({
    url: config.smtpUrl,
    pool: true,
    name: new URL(config.publicUrl).hostname,
    maxConnections: CONNECTIONS,
    maxMessages: 100,
    // a message is only ever put back before the first of its bytes was sent
    maxRequeues: 1,
    rateDelta: 1000,
    rateLimit: config.smtpRate,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(config.dkim === undefined ? {} : { dkim: signing(config.dkim) }),
  });
}

function signing({ domain, selector, privateKey, privateKeyFile }: NonNullable<Config['dkim']>): DKIMOptions {
  const key = privateKey ?? readKey(privateKeyFile ?? '');
  try {
    // nodemailer signs with RSA only, and sends unsigned what it cannot sign
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') {
      return { domainName: domain, keySelector: selector, privateKey: key, headerFieldNames: SIGNED };
    }
  } catch {
    // the same message, without what the key holds
  }
  throw new StartError('The DKIM key is not an RSA private key in PEM form. Check DKIM_PRIVATE_KEY or its file.');
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(`DKIM_PRIVATE_KEY_FILE cannot be read (${code}): ${path}`);
  }
}
