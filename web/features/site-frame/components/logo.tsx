import { Link } from 'wouter';
import { siteText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';

/** A posted notice under a new moon, and the name in both scripts. */
export function Logo() {
  const { name } = useSite();
  return (
    <Link href={paths.home} className="inline-flex min-w-0 items-center gap-2.5 rounded-sm">
      <svg className="size-8 shrink-0" aria-hidden="true">
        <use href="#logo" />
      </svg>
      <span className="truncate py-1 font-bold font-display text-xl leading-none">{name}</span>
      {name === siteText.latinName && (
        <span
          lang="ur"
          dir="rtl"
          aria-hidden="true"
          className="hidden text-soft text-sm leading-none sm:inline group-data-[clear]/header:text-hero-soft"
        >
          {siteText.urduName}
        </span>
      )}
    </Link>
  );
}
