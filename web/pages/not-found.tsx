import { Link } from 'wouter';
import { buttonClass } from '../components/ui/button.tsx';
import { useHead } from '../lib/head/use-head.ts';
import { type PageProps, paths } from '../lib/routing/paths.ts';
import { notFoundText as text } from './messages.en.ts';

/** `help` instead of the usual words, for the goal of a link that came by mail. */
export default function NotFoundPage({ help = text.help }: Partial<PageProps> & { readonly help?: string }) {
  useHead({ title: text.title, description: help, noIndex: true, notFound: true });
  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <h1 className="font-bold font-display text-3xl">{text.title}</h1>
      <p className="max-w-prose text-soft">{help}</p>
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
