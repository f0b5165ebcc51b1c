import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../components/failure.tsx';
import { LoadingArea } from '../components/ui/spinner.tsx';
import { cx } from '../lib/cx.ts';
import { useHead } from '../lib/head/use-head.ts';
import { commonText } from '../lib/messages.en.ts';
import { useSite } from '../lib/site.tsx';
import { linkGoneText as text } from './messages.en.ts';
import NotFoundPage from './not-found.tsx';

interface LinkedPageProps<T> {
  /** Null when the link is none of ours. */
  readonly query: UseQueryResult<T | null>;
  readonly title: string;
  readonly description?: string;
  /** False where the content has a heading of its own. */
  readonly hasHeading?: boolean;
  readonly isWide?: boolean;
  readonly failed: string;
  readonly loading?: string;
  readonly children: (data: T) => ReactNode;
}

/** Goal of a signed link in a mail: not found, on its way, failed, or here. */
export function LinkedPage<T>(props: LinkedPageProps<T>) {
  const { supportEmail } = useSite();
  return props.query.data === null ? <NotFoundPage help={text.help(supportEmail)} /> : <OwnPage {...props} />;
}

function OwnPage<T>({ query: { data, error, refetch }, title, description = title, ...page }: LinkedPageProps<T>) {
  const { hasHeading = true, isWide = false, failed, loading = commonText.loading, children } = page;
  useHead({ title, description, noIndex: true });
  return (
    <div className="page-width py-8 md:py-12">
      <div className={cx('flex flex-col gap-6', !isWide && 'mx-auto max-w-3xl')}>
        {hasHeading && <h1 className="font-bold font-display text-3xl md:text-4xl">{title}</h1>}
        {error !== null && <Failure title={failed} error={error} onRetry={refetch} />}
        {!data && error === null && <LoadingArea label={loading} />}
        {data && children(data)}
      </div>
    </div>
  );
}
