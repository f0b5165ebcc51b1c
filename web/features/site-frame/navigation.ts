import type { User } from '#contracts/api/users.ts';
import { siteText } from '../../lib/messages.en.ts';
import { paths } from '../../lib/routing/paths.ts';
import { text } from './messages.en.ts';

interface NavigationItem {
  readonly label: string;
  readonly href: string;
  /** A small mark behind the label. */
  readonly badge?: string;
}

const EVERYBODY: readonly NavigationItem[] = [
  { label: siteText.home, href: paths.home },
  { label: siteText.tenders, href: paths.tenders },
  { label: siteText.about, href: paths.about },
  { label: siteText.contact, href: paths.contact },
  { label: siteText.newsletter, href: paths.newsletter, badge: text.pro },
];

/** The links of the header; administrators have one more. */
export function headerLinks(user: User | null): readonly NavigationItem[] {
  return user?.isAdmin ? [...EVERYBODY, { label: text.admin, href: paths.admin }] : EVERYBODY;
}

/** True on the page of a link and on the pages below it. */
export function isActive(href: string, path: string): boolean {
  return href === paths.home ? path === href : path === href || path.startsWith(`${href}/`);
}
