import type { StatementLine, StatementProposal } from '#contracts/api/operations/statements.ts';
import type { StatementConfidence } from '#contracts/vocabulary/lists/statements.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { useConfirm, useSetAside } from '../api/statements.ts';
import { text } from '../messages.en.ts';

interface LineTableProps {
  readonly lines: readonly StatementLine[];
  readonly onChoose: (line: StatementLine) => void;
}

const TONES: Readonly<Record<StatementConfidence, BadgeTone>> = { sure: 'open', likely: 'soon', none: 'neutral' };

export function LineTable({ lines, onChoose }: LineTableProps) {
  const { day, narration, amount, proposal } = text.columns;
  return (
    <RecordTable label={text.heading} columns={Object.values(text.columns)}>
      {lines.map((line) => (
        <RecordRow key={line.id}>
          <RecordCell label={day} className="whitespace-nowrap">
            {formatDay(line.day)}
          </RecordCell>
          <RecordCell label={narration} className="max-w-md">
            <span className="min-w-0 wrap-anywhere">
              {line.narration}
              <span className="block text-soft text-xs">{line.bankReference}</span>
            </span>
          </RecordCell>
          <RecordCell label={amount} className="whitespace-nowrap tabular-nums">
            {text.amount(formatCount(line.amount))}
          </RecordCell>
          <RecordCell label={proposal}>
            <PaidSubscription line={line} />
          </RecordCell>
          <RecordCell>
            <Actions line={line} onChoose={onChoose} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

function PaidSubscription({
  line: { state, subscriptionId, confidence, proposals },
}: {
  readonly line: StatementLine;
}) {
  if (state === 'confirmed' && subscriptionId !== null) return text.subscription(subscriptionId);
  if (state !== 'open') return '—';
  const [first] = proposals;
  return (
    <span className="flex items-start gap-2">
      <Badge tone={TONES[confidence]} className="shrink-0">
        {text.confidences[confidence]}
      </Badge>
      {first !== undefined && <Proposal proposal={first} />}
    </span>
  );
}

export function Proposal({ proposal }: { readonly proposal: StatementProposal }) {
  const { subscriptionId, fullName, paymentReference, reasons } = proposal;
  return (
    <span>
      <span className="font-medium">{fullName}</span>{' '}
      <span className="whitespace-nowrap text-soft">
        #{subscriptionId} · {paymentReference}
      </span>
      <span className="block text-soft text-xs">
        {reasons.map(({ kind, about }) => text.reasons[kind](about)).join(' · ')}
      </span>
    </span>
  );
}

function Actions({ line, onChoose }: { readonly line: StatementLine; readonly onChoose: LineTableProps['onChoose'] }) {
  const confirm = useConfirm();
  const aside = useSetAside();
  const { id, place, state, confidence, proposals } = line;
  const [first] = proposals;
  if (state === 'confirmed') return null;
  const isAside = state === 'set-aside';
  return (
    <div className="flex flex-wrap items-center gap-1.5 whitespace-nowrap lg:flex-nowrap lg:justify-end">
      {confidence === 'sure' && first !== undefined && (
        <Button
          size="sm"
          pending={confirm.isPending}
          aria-label={text.confirmOf(place)}
          onClick={() => confirm.mutate({ id, subscriptionId: first.subscriptionId, plan: first.plan, note: null })}
        >
          {text.confirm}
        </Button>
      )}
      {!isAside && (
        <Button variant="secondary" size="sm" aria-label={text.chooseOf(place)} onClick={() => onChoose(line)}>
          {text.choose}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={isAside ? text.takeBackOf(place) : text.setAsideOf(place)}
        onClick={() => aside.mutate({ lines: [id], isSetAside: !isAside })}
      >
        {isAside ? text.takeBack : text.setAside}
      </Button>
    </div>
  );
}
