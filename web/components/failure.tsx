import type { ReactNode } from 'react';
import { errorDetail, hasStatus, isWorthRetrying } from '../lib/api/api-error.ts';
import { commonText } from '../lib/messages.en.ts';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';

interface FailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** A way out where the same question would be refused again. */
  readonly children?: ReactNode;
}

/** A failure to load: title, reason and a way to try again, where that can help: also once somebody has signed in elsewhere. */
export function Failure({ title, error, onRetry, children }: FailureProps) {
  return (
    <Alert tone="danger" title={title}>
      <p className="mt-1 wrap-anywhere">{errorDetail(error, commonText.somethingFailedHelp)}</p>
      {isWorthRetrying(error) || hasStatus(error, 401) ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
          {commonText.retry}
        </Button>
      ) : (
        children
      )}
    </Alert>
  );
}
