import { lazy, Suspense, useState } from 'react';
import type { StatementLine } from '#contracts/api/operations/statements.ts';
import { STATEMENT_LINE_STATES, type StatementLineState } from '#contracts/vocabulary/lists/statements.ts';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { PAGE_SIZE, useConfirmSure, useLines, useSetAside } from '../api/statements.ts';
import { text } from '../messages.en.ts';
import { LineTable } from './line-table.tsx';
import { StatementList } from './statement-list.tsx';
import { UploadForm } from './upload-form.tsx';

const ChooseDialog = lazy(() => import('./choose-dialog.tsx'));

/** Payments in bank statements, and the subscriptions that they are for. */
export default function StatementsPanel() {
  const { address } = useAdminAddress();
  const [state, setState] = useState<StatementLineState>('open');
  const [choosing, setChoosing] = useState<StatementLine>();
  const lines = useLines(state, address.page);
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
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{text.stateLabel}</legend>
        {STATEMENT_LINE_STATES.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === state ? 'primary' : 'secondary'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {text.states[one]}
          </Button>
        ))}
      </fieldset>
      <RecordList
        query={lines}
        text={{ loading: text.loading, failed: text.failed, empty: text.empty[state] }}
        pageSize={PAGE_SIZE}
      >
        {(items) => <LineTable lines={items} onChoose={setChoosing} />}
      </RecordList>
      <StatementList />
      {choosing !== undefined && (
        <Suspense>
          <ChooseDialog key={choosing.id} line={choosing} onClose={() => setChoosing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
