import { Link } from 'wouter';
import { buttonClass } from '../components/ui/button-styles.ts';
import { useHead } from '../lib/head/use-head.ts';
import { siteText } from '../lib/messages/site.ts';
import { paths } from '../lib/routing/paths.ts';
import { useSite } from '../lib/site.tsx';

export default function NotFoundPage() {
  const { name } = useSite();
  useHead({
    title: `${siteText.notFoundTitle} | ${name}`,
    description: siteText.notFoundHelp,
    noIndex: true,
    notFound: true,
  });
  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <h1 className="font-bold font-display text-3xl">{siteText.notFoundTitle}</h1>
      <p className="text-soft">{siteText.notFoundHelp}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href={paths.tenders} className={buttonClass('primary')}>
          {siteText.browse}
        </Link>
        <Link href={paths.home} className={buttonClass('secondary')}>
          {siteText.goHome}
        </Link>
      </div>
    </div>
  );
}
