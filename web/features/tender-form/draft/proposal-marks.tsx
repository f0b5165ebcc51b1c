import type { ReactNode } from 'react';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import type { ProposedField } from '#contracts/vocabulary/lists/drafts.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { type Proposed, unknownBody } from './draft-values.ts';
import { text } from './messages.en.ts';

/** Notes below the controls: what waits to be confirmed, and a body on the scan that nobody knows. */
export function proposalMarks(
  draft: Draft,
  waiting: readonly Proposed[],
  confirm: (field: ProposedField) => void,
): Readonly<Partial<Record<ProposedField, ReactNode>>> {
  const unknown = unknownBody(draft);
  const waits = waiting.map(
    (one) => [one.field, <Waits key={one.field} proposed={one} onConfirm={confirm} />] as const,
  );
  return {
    ...(unknown !== undefined && { procuringOrganizationId: text.onScan(unknown) }),
    ...Object.fromEntries(waits),
  };
}

interface WaitsProps {
  readonly proposed: Proposed;
  readonly onConfirm: (field: ProposedField) => void;
}

function Waits({ proposed: { field, isSure, note }, onConfirm }: WaitsProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={isSure ? 'brand' : 'soon'}>{isSure ? text.proposed : text.proposedCheck}</Badge>
      {note !== undefined && <span className="wrap-anywhere">{note}</span>}
      <button
        type="button"
        // Enter in the control above does the same.
        tabIndex={-1}
        onClick={() => onConfirm(field)}
        className="min-h-6 text-link underline underline-offset-4"
      >
        {text.confirm}
      </button>
    </span>
  );
}
