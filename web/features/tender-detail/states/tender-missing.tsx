import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useHead } from '../../../lib/head/use-head.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

export function TenderMissing({ redaction }: { readonly redaction: ReactNode }) {
  const { name } = useSite();
  useHead({
    title: `${text.notFoundTitle} | ${name}`,
    description: text.notFound,
    noIndex: true,
    notFound: true,
  });
  return (
    <div className="flex flex-col items-center gap-4 py-20 text-center">
      <h1 className="font-bold font-display text-3xl">{text.notFoundTitle}</h1>
      <p className="text-soft">{text.notFound}</p>
      <Link href={paths.tenders} className={buttonClass('primary')}>
        {text.backToTenders}
      </Link>
      {redaction}
    </div>
  );
}
