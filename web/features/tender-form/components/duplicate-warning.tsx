import { Alert } from '../../../components/ui/alert.tsx';
import { cut } from '../../../lib/format/cut.ts';
import { formatDay, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSimilarTenders } from '../api/use-similar-tenders.ts';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';

interface DuplicateWarningProps extends TenderFieldsProps {
  /** The tender that is being edited. */
  readonly except: number | null;
}

/** Says that this notice may be published already; whoever keys it decides. */
export function DuplicateWarning({ form, except }: DuplicateWarningProps) {
  const similar = useSimilarTenders(form, except);
  return (
    <div role="status" className="empty:hidden">
      {similar.length > 0 && (
        <Alert tone="warning" title={text.similarTitle}>
          <ul className="mt-1 flex flex-col gap-1">
            {similar.map(({ id, title, reference, closingDate, organization, because }) => (
              <li key={id} className="wrap-anywhere">
                <a href={paths.tender(id)} target="_blank" rel="noopener" className="underline underline-offset-4">
                  <span {...scriptOf(title)}>{cut(title, 120)}</span>
                  <span className="sr-only"> {commonText.opensInNewTab}</span>
                </a>{' '}
                (
                {[text.because[because], reference, organization, text.closes(formatDay(closingDate))]
                  .filter(Boolean)
                  .join(' · ')}
                )
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
