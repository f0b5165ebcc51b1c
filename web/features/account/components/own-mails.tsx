import { useState } from 'react';
import type { OwnMail } from '#contracts/api/account/account.ts';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { MAILS_AT_ONCE, useOwnMails } from '../api/account.ts';
import { text } from '../messages.en.ts';

const TONES = { queued: 'neutral', sent: 'open', failed: 'closed' } as const;

export function OwnMails() {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useOwnMails(page);
  if (error !== null) return <Failure title={text.mailsFailed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  if (data.total === 0) {
    return (
      <p>
        <span className="block font-medium">{text.noMails}</span>
        <span className="text-soft text-sm">{text.noMailsText}</span>
      </p>
    );
  }
  const pages = Math.ceil(data.total / MAILS_AT_ONCE);
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={cx('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {data.items.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={text.mailPages} className="mt-4 flex justify-between gap-2">
          <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.newer}
          </Button>
          <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {text.older}
          </Button>
        </nav>
      )}
    </>
  );
}

function MailRow({ mail }: { readonly mail: OwnMail }) {
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="font-medium text-sm wrap-anywhere">{mail.subject}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-soft text-sm">
          <time dateTime={mail.createdAt}>{formatInstant(mail.createdAt)}</time>
          <Badge tone={TONES[mail.status]}>{text.mailStatus[mail.status]}</Badge>
        </p>
      </div>
      {mail.hasContent ? (
        <a
          href={`/api/account/mails/${mail.id}/preview`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.viewMailOf(mail.subject)}
          className={buttonClass('secondary', 'sm')}
        >
          {text.viewMail}
        </a>
      ) : (
        <span className="shrink-0 text-soft text-sm">{text.cleared}</span>
      )}
    </li>
  );
}
