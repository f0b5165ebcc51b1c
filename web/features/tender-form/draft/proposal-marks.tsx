import type { ReactNode } from 'react';
import type { ProposedField } from '#contracts/vocabulary/lists/drafts.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { text as choicesText } from '../../../components/ui/form/messages.en.ts';
import { isName, type Proposed } from './draft-values.ts';
import { text } from './messages.en.ts';

/** Notes below the controls: what waits to be confirmed, and a body on the scan that nobody knows. */
export function proposalMarks(
  unknown: string | undefined,
  waiting: readonly Proposed[],
  confirm: (field: ProposedField) => void,
  /** Makes an organization of the name; absent while that is under way. */
  create: ((name: string) => void) | undefined,
): Readonly<Partial<Record<ProposedField, ReactNode>>> {
  const waits = waiting.map(
    (one) => [one.field, <WaitingProposal key={one.field} proposed={one} onConfirm={confirm} />] as const,
  );
  return {
    ...(unknown !== undefined && {
      procuringOrganizationId: (
        <>
          {text.onScan(unknown)}{' '}
          {/* By keys, the field itself offers to create what is typed: a space meant for it must create nothing here. */}
          {isName(unknown) && <Act words={choicesText.create(unknown)} onAct={create && (() => create(unknown))} />}
        </>
      ),
    }),
    ...Object.fromEntries(waits),
  };
}

interface WaitingProposalProps {
  readonly proposed: Proposed;
  readonly onConfirm: (field: ProposedField) => void;
}

function WaitingProposal({ proposed: { field, isSure, note, stated }, onConfirm }: WaitingProposalProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={isSure ? 'brand' : 'soon'}>
        {stated === '' ? text.leftEmpty : isSure ? text.proposed : text.proposedCheck}
      </Badge>
      {note !== undefined && <span className="wrap-anywhere">{note}</span>}
      {/* Enter in the control above does the same. */}
      <Act words={text.confirm} onAct={() => onConfirm(field)} />
    </span>
  );
}

/** Left out by the Tab key, because the control above does the same. */
const Act = ({ words, onAct }: { readonly words: string; readonly onAct: (() => void) | undefined }) => (
  <button
    type="button"
    tabIndex={-1}
    disabled={onAct === undefined}
    onClick={onAct}
    className="min-h-6 text-start text-link underline underline-offset-4 wrap-anywhere"
  >
    {words}
  </button>
);
