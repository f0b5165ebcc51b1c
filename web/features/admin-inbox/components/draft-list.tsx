import { useState } from 'react';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { MERGE_MAX } from '#contracts/vocabulary/lists/drafts.ts';
import { RecordTable } from '../../../components/admin/record-table.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { sinceWords } from '../../../lib/admin/drafts.ts';
import { useDraftDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useNow } from '../../../lib/site.tsx';
import { useDiscard, useHold, useMerge } from '../api/drafts.ts';
import { text } from '../messages.en.ts';
import { DraftActions } from './draft-actions.tsx';
import { draftColumns } from './draft-columns.tsx';

const GiveDialog = lazyPart(() => import('./give-dialog.tsx'));

/** Drafts of one list; several that lie still can be chosen and merged or thrown away. */
export function DraftList({ drafts }: { readonly drafts: readonly DraftRow[] }) {
  const meId = useUser().user?.id ?? 0;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [giving, setGiving] = useState<DraftRow>();
  const [taking, setTaking] = useState<DraftRow>();
  const { open } = useDraftDialog();
  // In their order in the list, which is that of the files.
  const ids = drafts.filter(({ id, state }) => state === 'open' && chosen.has(id)).map(({ id }) => id);
  const choose = (id: number, isChosen: boolean) =>
    setChosen((all) => new Set(isChosen ? [...all, id] : [...all].filter((one) => one !== id)));
  return (
    <>
      {ids.length > 0 && <ChosenBar ids={ids} onEnd={() => setChosen(new Set())} />}
      <RecordTable
        label={text.heading}
        items={drafts}
        labels={text.columns}
        columns={{
          ...draftColumns({ meId, chosen, onChoose: choose }),
          actions: (draft) => (
            <DraftActions
              draft={draft}
              meId={meId}
              onKey={() => open(draft.id)}
              onGive={() => setGiving(draft)}
              onTakeOver={() => setTaking(draft)}
            />
          ),
        }}
      />
      {giving !== undefined && <GiveDialog draft={giving} onClose={() => setGiving(undefined)} />}
      {taking?.holder && (
        <TakeOverDialog
          draft={taking}
          meId={meId}
          onClose={() => setTaking(undefined)}
          onDone={() => open(taking.id)}
        />
      )}
    </>
  );
}

function ChosenBar({ ids, onEnd }: { readonly ids: readonly number[]; readonly onEnd: () => void }) {
  const merge = useMerge();
  const discard = useDiscard();
  const isTooMany = ids.length > MERGE_MAX;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <p role="status" className="me-2 font-semibold">
        {text.chosen(ids.length)}
      </p>
      <Button
        size="sm"
        disabled={ids.length < 2 || isTooMany}
        pending={merge.isPending}
        onClick={() => merge.mutate({ ids, isMerged: true }, { onSuccess: onEnd })}
      >
        {text.merge}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={discard.isPending}
        onClick={() => discard.mutate({ ids, isDiscarded: true }, { onSuccess: onEnd })}
      >
        {text.discard}
      </Button>
      <Button variant="ghost" size="sm" onClick={onEnd}>
        {text.unchoose}
      </Button>
      {isTooMany && <p className="text-soft">{text.mergeHint(MERGE_MAX)}</p>}
    </div>
  );
}

interface TakeOverDialogProps {
  readonly draft: DraftRow;
  readonly meId: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function TakeOverDialog({ draft: { id, holder, heldAt }, meId, onClose, onDone }: TakeOverDialogProps) {
  const hold = useHold();
  const since = sinceWords(heldAt ?? '', useNow());
  return (
    <ConfirmDialog
      title={text.takeOverTitle}
      description={text.takeOverText(holder?.name ?? '', since)}
      destructive={false}
      confirm={[text.takeOver, text.takingOver]}
      mutation={hold}
      variables={{ id, holderId: meId, expectedHolderId: holder?.id ?? null }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
