import type { StatementLine, StatementProposal } from '#contracts/api/operations/statements.ts';
import type { StatementConfidence } from '#contracts/vocabulary/lists/statements.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { useConfirm, useSetAside } from '../api/statements.ts';
import { text } from '../messages.en.ts';
import { reasonText } from '../reason-text.ts';

interface LineTableProps {
  readonly lines: readonly StatementLine[];
  readonly onChoose: (line: StatementLine) => void;
}

const TONES: Readonly<Record<StatementConfidence, BadgeTone>> = { sure: 'open', likely: 'soon', none: 'neutral' };

const COLUMNS: Columns<StatementLine, Exclude<keyof typeof text.columns, 'actions'>> = {
  day: { className: 'whitespace-nowrap', cell: ({ day }) => formatDay(day) },
  narration: {
    className: 'max-w-md',
    cell: ({ narration, bankReference }) => (
      <span className="min-w-0 wrap-anywhere">
        {narration}
        <span className="block text-soft text-xs">{bankReference}</span>
      </span>
    ),
  },
  amount: { className: 'whitespace-nowrap tabular-nums', cell: ({ amount }) => text.amount(formatCount(amount)) },
  proposal: paidSubscription,
};

export function LineTable({ lines, onChoose }: LineTableProps) {
  return (
    <RecordTable
      label={text.heading}
      items={lines}
      labels={text.columns}
      columns={{
        ...COLUMNS,
        actions: { className: 'unlabelled', cell: (line) => <Actions line={line} onChoose={onChoose} /> },
      }}
    />
  );
}

/** The subscription that a line pays for, as it was confirmed or is proposed. */
function paidSubscription({ state, subscriptionId, confidence, proposals: [first] }: StatementLine) {
  if (state === 'confirmed' && subscriptionId !== null) return text.subscription(subscriptionId);
  if (state !== 'open') return '—';
  return (
    <span className="flex items-start gap-2">
      <Badge tone={TONES[confidence]} className="shrink-0">
        {text.confidences[confidence]}
      </Badge>
      {first !== undefined && <Proposal proposal={first} />}
    </span>
  );
}

function Proposal({ proposal }: { readonly proposal: StatementProposal }) {
  const { subscriptionId, fullName, paymentReference, reasons } = proposal;
  return (
    <span>
      <span className="font-medium">{fullName}</span>{' '}
      <span className="whitespace-nowrap text-soft">
        #{subscriptionId} · {paymentReference}
      </span>
      <span className="block text-soft text-xs">{reasons.map(reasonText).join(' · ')}</span>
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
