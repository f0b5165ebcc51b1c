import type { Draft } from '#contracts/api/operations/drafts.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';
import type { Conflict } from './conflict.ts';

interface ConflictAlertProps {
  readonly conflict: Conflict;
  /** Whether something typed still stands below. */
  readonly hasForm: boolean;
  readonly pending: boolean;
  readonly onTakeOver: (from: number | null) => void;
}

/** Says why this person cannot go on, and what to do with what was typed. */
export function ConflictAlert({ conflict: { words, takeFrom }, hasForm, pending, onTakeOver }: ConflictAlertProps) {
  return (
    <div role="alert" className="mb-5">
      <Alert tone="warning" title={text.conflictTitle}>
        <p className="mt-1">
          {words} {hasForm && (takeFrom === undefined ? text.stillHere : text.goneOn)}
        </p>
        {takeFrom !== undefined && (
          <Button variant="secondary" size="sm" className="mt-3" pending={pending} onClick={() => onTakeOver(takeFrom)}>
            {pending ? text.takingOver : text.takeOver}
          </Button>
        )}
      </Alert>
    </div>
  );
}

/** The reason for which the second person gave a draft back. */
export function ReturnedAlert({ draft: { returnedFor, state } }: { readonly draft: Draft }) {
  if (returnedFor === null || state !== 'open') return null;
  return (
    <Alert tone="warning" title={text.returned} className="mb-5">
      <p className="mt-1 wrap-anywhere" dir="auto">
        {returnedFor}
      </p>
    </Alert>
  );
}
