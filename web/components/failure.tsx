import { errorMessage } from '../lib/api/api-error.ts';
import { commonText } from '../lib/messages.en.ts';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';

interface FailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failure to load: title, reason and a way to try again. */
export function Failure({ title, error, onRetry }: FailureProps) {
  return (
    <Alert tone="danger" title={title}>
      <p className="mt-1 wrap-anywhere">{errorMessage(error, commonText.somethingFailedHelp)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </Alert>
  );
}
