import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { text } from '../messages.en.ts';

interface TenderFailureProps {
  readonly error: Error;
  /** Beside a title that the list knew it is no heading of the page. */
  readonly headingLevel: 1 | 2;
  readonly onRetry: () => void;
}

/** A notice that could not be loaded, in words: a status says nothing to people who look for work. */
export function TenderFailure({ error, headingLevel, onRetry }: TenderFailureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className="mt-2 flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <Heading className="font-display font-semibold text-xl">{text.failed}</Heading>
      <p>{error instanceof ApiError ? text.failedHelp : error.message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </div>
  );
}
