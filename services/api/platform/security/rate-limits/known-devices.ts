import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Config } from '../../../../platform/config.ts';
import { keyedHash } from '../../../../platform/tokens/keyed-hash.ts';

const DAYS = 400;
const ACCOUNTS = 5;
const MAC = /^[\w-]{22}$/;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Devices from which an account was signed in to, by a cookie: `<random>.<mac>.<mac of an account>…`. Nothing of it is
 * kept here, and it tells nothing of the accounts; without the secret nobody makes one, or takes one to another account.
 */
export function createKnownDevices({ publicUrl, sessionSecrets }: Pick<Config, 'publicUrl' | 'sessionSecrets'>) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-ailaan-device' : 'ailaan-device';
  const [newest, ...former] = sessionSecrets;
  const mac = macUnder(newest);
  const macs = [mac, ...former.map(macUnder)];
  const isOurs = (given: string, device: string, account = '') =>
    macs.some((macOf) => isSame(given, macOf(device, account)));
  const read = (req: Request) => {
    const pair = req.headers.cookie?.split(/; */).find((each) => each.startsWith(`${name}=`));
    const [device = '', own = '', ...accounts] = pair?.slice(name.length + 1).split('.') ?? [];
    const isWhole = MAC.test(device) && accounts.length <= ACCOUNTS && isOurs(own, device);
    return isWhole ? { device, accounts } : undefined;
  };
  return {
    /** The device of a cookie that we made; for any account. */
    device: (req: Request) => read(req)?.device,
    /** The same, if the account was signed in to from it. */
    deviceOf(account: string, req: Request): string | undefined {
      const found = read(req);
      return found?.accounts.some((each) => isOurs(each, found.device, account)) ? found.device : undefined;
    },
    /** Adds the account to the cookie; the latest five stay. */
    remember(account: string, req: Request, res: Response): void {
      const { device, accounts } = read(req) ?? { device: randomBytes(16).toString('base64url'), accounts: [] };
      const mine = mac(device, account);
      const kept = [mine, ...accounts.filter((each) => !isOurs(each, device, account))].slice(0, ACCOUNTS);
      const value = [device, mac(device), ...kept].join('.');
      res.cookie(name, value, { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: DAYS * 86_400_000 });
    },
  };
}

function macUnder(sessionSecret: string): (device: string, account?: string) => string {
  const hash = keyedHash(sessionSecret, 'ailaan known device');
  return (device, account = '') => hash(`${device}|${account}`);
}

const isSame = (given: string, wanted: string) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
