import { type RefObject, useId } from 'react';
import type { SimilarTender } from '#contracts/api/similar-tenders.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cut } from '../../../lib/format/cut.ts';
import { formatDay, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

interface DuplicateWarningProps {
  /** Takes the focus when somebody has to choose. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly likes: readonly SimilarTender[];
  /** Said to screen readers; the button shows it to others. */
  readonly checking: boolean;
  /** Adds what is being keyed to this tender as a further source; absent where a tender is edited. */
  readonly onSame: ((id: number) => void) | undefined;
  readonly pending: boolean;
}

/** Says that this notice may be published already; whoever keys it decides. */
export function DuplicateWarning({ ref, likes, checking, onSame, pending }: DuplicateWarningProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-mt-4 empty:hidden">
      {checking && <p className="sr-only">{text.checking}</p>}
      {likes.length > 0 && (
        <Alert tone="warning" title={text.similarTitle}>
          {onSame !== undefined && <p className="mt-1">{text.similarChoice}</p>}
          <ul className="mt-2 flex flex-col gap-3">
            {likes.map((like) => (
              <LikeNotice key={like.id} like={like} onSame={onSame} pending={pending} />
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

interface LikeNoticeProps extends Pick<DuplicateWarningProps, 'onSame' | 'pending'> {
  readonly like: SimilarTender;
}

function LikeNotice({ like, onSame, pending }: LikeNoticeProps) {
  const titleId = useId();
  const { id, title, reference, closingDate, organization, because } = like;
  return (
    <li className="wrap-anywhere">
      <a id={titleId} href={paths.tender(id)} target="_blank" rel="noopener" className="underline underline-offset-4">
        <span {...scriptOf(title)}>{cut(title, 120)}</span>
        <span className="sr-only"> {commonText.opensInNewTab}</span>
      </a>{' '}
      (
      {[text.because[because], reference, organization, text.closes(formatDay(closingDate))]
        .filter(Boolean)
        .join(' · ')}
      )
      {onSame !== undefined && (
        <div className="mt-1.5">
          <Button
            variant="secondary"
            size="sm"
            className="py-1 text-start"
            aria-describedby={titleId}
            disabled={pending}
            onClick={() => onSame(id)}
          >
            {text.sameNotice}
          </Button>
        </div>
      )}
    </li>
  );
}
