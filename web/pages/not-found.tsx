import { Link } from 'wouter';
import { buttonClass } from '../components/ui/button.tsx';
import { useHead } from '../lib/head/use-head.ts';
import { paths } from '../lib/routing/paths.ts';
import { notFoundText as text } from './messages.en.ts';

export default function NotFoundPage() {
  useHead({ title: text.title, description: text.help, noIndex: true, notFound: true });
  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <h1 className="font-bold font-display text-3xl">{text.title}</h1>
      <p className="text-soft">{text.help}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href={paths.tenders} className={buttonClass('primary')}>
          {text.browse}
        </Link>
        <Link href={paths.home} className={buttonClass('secondary')}>
          {text.goHome}
        </Link>
      </div>
    </div>
  );
}
