import { Link, useLocation } from 'wouter';
import { Badge } from '../../../components/ui/badge.tsx';
import { useUser } from '../../../lib/session/use-user.ts';
import { headerLinks, isActive } from '../navigation.ts';

const WIDE =
  'inline-flex min-h-10 items-center gap-1.5 border-transparent border-b-2 px-2.5 font-medium text-sm hover:border-line aria-[current]:border-brass';
const NARROW =
  'flex min-h-11 items-center gap-2 rounded-md px-3 font-medium hover:bg-muted aria-[current]:bg-brand-soft aria-[current]:text-brand-text';

interface NavLinksProps {
  readonly layout: 'wide' | 'narrow';
  readonly onNavigate?: () => void;
}

/** The main links; the active one is marked. The menu of small screens has a button for administrators instead. */
export function NavLinks({ layout, onNavigate }: NavLinksProps) {
  const [path] = useLocation();
  const { user } = useUser();
  return headerLinks(layout === 'wide' ? user : null).map(({ label, href, badge }) => (
    <li key={href}>
      <Link
        href={href}
        onClick={onNavigate}
        aria-current={isActive(href, path) ? 'page' : undefined}
        className={layout === 'wide' ? WIDE : NARROW}
      >
        {label}
        {badge !== undefined && (
          <Badge tone="brass" className="px-1.5 py-0 font-bold text-[0.6875rem]">
            {badge}
          </Badge>
        )}
      </Link>
    </li>
  ));
}
