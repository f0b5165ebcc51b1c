import { Link } from 'wouter';
import { siteText } from '../../../lib/messages/site.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';

/** A posted notice under a new moon, and the name in both scripts. */
export function Logo({ onClick }: { readonly onClick?: () => void }) {
  const { name } = useSite();
  return (
    <Link href={paths.home} onClick={() => onClick?.()} className="inline-flex items-center gap-2.5 rounded-sm">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <path d="M8 26V7.5A1.5 1.5 0 0 1 9.5 6h8.7a7 7 0 0 0 5.8 8.9V26Z" className="fill-on-brand" />
        <path d="M11.5 18.5h9M11.5 22h6M11.5 15h5.5" className="stroke-brand" strokeWidth="1.8" strokeLinecap="round" />
        <circle cx="23.5" cy="8.5" r="3" className="fill-brass" />
      </svg>
      <span className="font-bold font-display text-xl leading-none">{name}</span>
      <span
        lang="ur"
        dir="rtl"
        aria-hidden="true"
        className="hidden text-soft text-sm leading-none sm:inline group-data-[clear]/header:text-hero-soft"
      >
        {siteText.urduName}
      </span>
    </Link>
  );
}
