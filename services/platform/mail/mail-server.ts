import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { MailServer } from '#contracts/events/administration/settings.ts';
import { within } from '../shared/within.ts';

const SECURITY = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' } as const;

/** The address of a stated server as SMTP_URL would have it. */
export function smtpUrlOf({ host, port, security, user }: Omit<MailServer, 'from'>, password: string | undefined) {
  const login = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`;
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${name}:${port}${SECURITY[security]}`;
}

/** Addresses at which clouds tell secrets to whoever asks from inside, and those that are nobody's: no mail server has one. */
const REFUSED = new BlockList();
REFUSED.addSubnet('169.254.0.0', 16);
REFUSED.addSubnet('fe80::', 10, 'ipv6');
REFUSED.addAddress('100.100.100.200');
REFUSED.addAddress('fd00:ec2::254', 'ipv6');
REFUSED.addSubnet('0.0.0.0', 8);
REFUSED.addAddress('::', 'ipv6');
REFUSED.addSubnet('224.0.0.0', 3);
REFUSED.addSubnet('ff00::', 8, 'ipv6');

/** Says whether this is an address that no mail server has; a name passes, unless it is a number, which resolvers take for an address. */
export const isRefusedAddress = (host: string) =>
  isIP(host) === 0
    ? /(^|\.)(0x[0-9a-f]*|\d+)\.?$/i.test(host)
    : REFUSED.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

/** The same of what the name leads to. A name that is not known within seconds passes: sending says so. */
export async function isRefusedHost(host: string): Promise<boolean> {
  if (isRefusedAddress(host)) return true;
  const addresses = lookup(host, { all: true }).catch(() => []);
  const found = await within(2000, addresses, () => []);
  return found.some(({ address }: { readonly address: string }) => isRefusedAddress(address));
}
