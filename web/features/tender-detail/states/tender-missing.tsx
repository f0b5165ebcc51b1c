import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { formatDay } from '../../../lib/format/format.ts';
import { useHead } from '../../../lib/head/use-head.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

interface TenderMissingProps {
  readonly removedAt: string | undefined;
  readonly redaction: ReactNode;
}

export function TenderMissing({ removedAt, redaction }: TenderMissingProps) {
  useHead({
    title: text.notFoundTitle,
    description: text.notFound,
    noIndex: true,
    notFound: removedAt === undefined ? true : 'removed',
  });
  return (
    <div className="flex flex-col items-center gap-4 py-20 text-center">
      <h1 className="font-bold font-display text-3xl">{text.notFoundTitle}</h1>
      <p className="text-soft">{text.notFound}</p>
      {removedAt !== undefined && <p>{text.removed(formatDay(karachiDay(new Date(removedAt))))}</p>}
      <Link href={paths.tenders} className={buttonClass('primary')}>
        {text.backToTenders}
      </Link>
      {redaction}
    </div>
  );
}
