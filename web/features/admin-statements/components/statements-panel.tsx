import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Statement, StatementLine } from '#contracts/api/operations/statements.ts';
import { STATEMENT_MAX_BYTES, type StatementLineState } from '#contracts/vocabulary/lists/statements.ts';
import { ListHeader } from '../../../components/admin/list-parts.tsx';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { StateFilter } from '../../../components/admin/state-filter.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { FileField, useFileForm } from '../../../components/ui/form/file-field.tsx';
import { ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import {
  PAGE_SIZE,
  useConfirmSure,
  useLines,
  useRemove,
  useSetAside,
  useStatements,
  useUpload,
} from '../api/statements.ts';
import { text } from '../messages.en.ts';
import { LineTable } from './line-table.tsx';
import { useNextRow } from './use-next-row.ts';

const ChooseDialog = lazyPart(() => import('./choose-dialog.tsx'));

/** Payments in bank statements, and the subscriptions that they are for. */
export default function StatementsPanel() {
  const { address } = useAdminAddress();
  const [state, setState] = useState<StatementLineState>('open');
  const [choosing, setChoosing] = useState<StatementLine>();
  const lines = useLines(state, address.page);
  const rows = useNextRow(lines.data);
  const sure = lines.data?.items.filter(({ confidence }) => confidence === 'sure') ?? [];
  const strangers = state === 'open' ? (lines.data?.items.filter(({ confidence }) => confidence === 'none') ?? []) : [];
  const confirm = useConfirmSure();
  const aside = useSetAside();
  const setAllAside = () => aside.mutate({ lines: strangers.map(({ id }) => id), isSetAside: true });
  const confirmAll = () => {
    const chosen = sure.flatMap(({ id, proposals: [first] }) =>
      first === undefined ? [] : [{ id, subscriptionId: first.subscriptionId }],
    );
    confirm.mutate({ lines: chosen });
  };
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <>
            {strangers.length > 0 && (
              <Button variant="secondary" pending={aside.isPending} onClick={setAllAside}>
                {text.setAsideAll(strangers.length)}
              </Button>
            )}
            {sure.length > 0 && (
              <Button pending={confirm.isPending} onClick={confirmAll}>
                {text.confirmAll(sure.length)}
              </Button>
            )}
          </>
        }
      />
      <p className="mb-5 max-w-prose text-soft text-sm">{text.lead}</p>
      <UploadForm />
      <StateFilter label={text.stateLabel} options={text.states} value={state} onChange={setState} />
      <div {...rows}>
        <RecordList query={lines} text={{ ...text, empty: text.empty[state] }} pageSize={PAGE_SIZE}>
          {(items) => <LineTable lines={items} onChoose={setChoosing} />}
        </RecordList>
      </div>
      <StatementList />
      {choosing !== undefined && (
        <ChooseDialog key={choosing.id} line={choosing} onClose={() => setChoosing(undefined)} />
      )}
    </>
  );
}

const COLUMNS: Columns<Statement, keyof typeof text.statementColumns> = {
  file: { kind: 'title', cell: ({ fileName }) => fileName },
  period: {
    className: 'whitespace-nowrap',
    cell: ({ firstDay, lastDay }) => `${formatDay(firstDay)} – ${formatDay(lastDay)}`,
  },
  payments: { className: 'tabular-nums', cell: ({ counts }) => formatCount(counts.payments) },
  open: { className: 'tabular-nums', cell: ({ open }) => formatCount(open) },
};

function StatementList() {
  const { data } = useStatements();
  const remove = useRemove();
  const [leaving, setLeaving] = useState<Pick<Statement, 'id' | 'fileName'>>();
  return (
    <section className="mt-8">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.history}</h3>
      {data?.items.length === 0 && <p className="text-soft text-sm">{text.statementsEmpty}</p>}
      {data !== undefined && data.items.length > 0 && (
        <RecordTable
          label={text.history}
          items={data.items}
          labels={text.statementColumns}
          columns={COLUMNS}
          actions={(statement) => (
            <Button
              variant="secondary"
              size="sm"
              aria-label={text.removeOf(statement.fileName)}
              onClick={() => setLeaving(statement)}
            >
              {text.remove}
            </Button>
          )}
        />
      )}
      {leaving !== undefined && (
        <ConfirmDialog
          title={text.removeTitle(leaving.fileName)}
          description={text.removeText}
          confirm={[text.remove, text.removing]}
          mutation={remove}
          variables={leaving.id}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

const faultOf = (file: File | undefined) =>
  file === undefined ? text.noFile : file.size > STATEMENT_MAX_BYTES ? text.tooLarge : undefined;

function UploadForm() {
  const { mutate, isPending, error, data } = useUpload();
  const { onSubmit, field } = useFileForm(faultOf, mutate);
  return (
    <Card className="mb-6 p-5">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FileField
          {...field}
          label={text.file}
          hint={text.fileHint}
          accept=".csv,.tsv,.txt,.xlsx"
          disabled={isPending}
        />
        <Button type="submit" pending={isPending} className="self-start">
          {!isPending && <FileUp className="size-4" />}
          {isPending ? text.reading : text.read}
        </Button>
        {error !== null && !isPending && (
          <Alert tone="danger" title={text.uploadFailed}>
            {errorDetail(error, text.uploadFailed)}
          </Alert>
        )}
        <div role="status" className="empty:-mt-4">
          {data !== undefined && error === null && <UploadResult counts={data.counts} />}
        </div>
      </form>
    </Card>
  );
}

function UploadResult({ counts: { payments, known, outgoing, foreign, problems } }: Pick<Statement, 'counts'>) {
  return (
    <Alert tone={problems.length > 0 ? 'warning' : 'success'} title={text.taken(payments, known)}>
      {outgoing + foreign > 0 && <p>{text.notOurs(outgoing, foreign)}</p>}
      {problems.length > 0 && (
        <p>{text.unreadable(problems.map(({ place, reason }) => `${place} (${reason})`).join(', '))}</p>
      )}
    </Alert>
  );
}
