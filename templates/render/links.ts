import type { Plan } from '#contracts/vocabulary/plans.ts';
import type { MailSite, NoticeReader } from '../mail.ts';
import { cleanLine } from './text/clean-text.ts';

const MAX_TOKEN = 100;
const MAX_PATH = 300;

export type Site = Readonly<ReturnType<typeof siteOf>>;

export function siteOf({ siteName, publicUrl, supportEmail, paymentsEmail }: MailSite) {
  return { siteName, homeUrl: publicUrl, supportEmail, paymentsEmail };
}

/** A token as a part of an address. */
export const linkToken = (token: string): string => encodeURIComponent(cleanLine(token, MAX_TOKEN));

/** The two links of every subscriber; one page answers both. */
export const ownLinks = (site: Site, token: string) => linksOf(site, linkToken(token));

function linksOf({ homeUrl }: Site, token: string) {
  const unsubscribeUrl = `${homeUrl}/unsubscribe/${token}`;
  return { unsubscribeUrl, preferencesUrl: `${unsubscribeUrl}#preferences` };
}

/** The links of somebody who reads about notices that he knows; without a subscription he leaves these mails alone. */
export function readerLinks(site: Site, { token, isAccount }: Pick<NoticeReader, 'token' | 'isAccount'>) {
  const offUrl = `${site.homeUrl}/notice-mails/${linkToken(token)}`;
  const own = isAccount ? { preferencesUrl: `${site.homeUrl}/account`, unsubscribeUrl: offUrl } : ownLinks(site, token);
  return { ...own, offUrl };
}

/** Mark in place of the reader's token in parts that mails share; whoever puts the parts together puts the token in. No text of ours has it. */
export const OWN_TOKEN = '\u0001';

/** The two links in parts that mails share. */
export const sharedLinks = (site: Site) => linksOf(site, OWN_TOKEN);

/** The page that hides a notice from the reader's mails; `token` is his, as a part of an address. */
export const notForMeUrl = ({ homeUrl }: Site, tenderId: number, token = OWN_TOKEN): string =>
  `${homeUrl}/not-for-me/${token}/${tenderId}`;

export const pathUrl = ({ homeUrl }: Site, path: string): string => homeUrl + encodeURI(cleanLine(path, MAX_PATH));

/** The token stands behind `#`, which no browser sends to a server: it is in no log and no referrer. */
export const accountLinkUrl = (site: Site, page: string, token: string): string =>
  `${pathUrl(site, page)}#${linkToken(token)}`;

/** Opens a new email to us with the payment reference in its subject. */
export function receiptUrl({ paymentsEmail }: Site, paymentReference: string): string {
  return `mailto:${paymentsEmail}?subject=${encodeURIComponent(`Receipt ${paymentReference}`)}`;
}

/** The page that takes a proof of payment. It compares the price with the present one, and says so when another holds. */
export function proofUrl(site: Site, { billingPeriod: period, price }: Plan, reference: string): string {
  return `${pathUrl(site, '/payment-info')}?${new URLSearchParams({ period, price: String(price), reference })}#proof`;
}
