import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { useDiscard, useHold, useMerge } from '../api/drafts.ts';
import { nameOf } from '../draft-words.ts';
import { text } from '../messages.en.ts';

interface DraftActionsProps {
  readonly draft: DraftRow;
  readonly meId: number;
  /** Opens the form. */
  readonly onKey: () => void;
  readonly onGive: () => void;
  /** Asks before a draft is taken from somebody. */
  readonly onTakeOver: () => void;
}

export function DraftActions(props: DraftActionsProps) {
  return (
    <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
      <ActionsByState {...props} />
    </span>
  );
}

function ActionsByState(props: DraftActionsProps) {
  const { draft, meId, onKey } = props;
  const { id, state, submittedBy } = draft;
  switch (state) {
    case 'open':
      return <OpenActions {...props} />;
    case 'submitted':
      return submittedBy?.id === meId ? (
        <span className="text-soft">{text.waitsForOther}</span>
      ) : (
        <Small variant="primary" about={nameOf(draft)} onClick={onKey}>
          {text.look}
        </Small>
      );
    case 'published':
      return draft.tenderId === null ? null : (
        <a href={paths.tender(draft.tenderId)} className="text-link underline underline-offset-4">
          {text.published(draft.tenderId)}
        </a>
      );
    case 'merged':
      return <span className="text-soft">{text.mergedInto(draft.mergedInto ?? id)}</span>;
    case 'discarded':
      return <RestoreAction draft={draft} />;
    default:
      return state satisfies never;
  }
}

function OpenActions({ draft, meId, onKey, onGive, onTakeOver }: DraftActionsProps) {
  const hold = useHold();
  const discard = useDiscard();
  const merge = useMerge();
  const { id, holder, isKeyed, files } = draft;
  const name = nameOf(draft);
  if (holder !== null && holder.id !== meId) {
    return (
      <Small about={name} onClick={onTakeOver}>
        {text.takeOver}
      </Small>
    );
  }
  return (
    <>
      <Small variant="primary" about={name} onClick={onKey}>
        {holder !== null && isKeyed ? text.goOn : text.key}
      </Small>
      {holder !== null && (
        <Small
          about={name}
          pending={hold.isPending}
          onClick={() => hold.mutate({ id, holderId: null, expectedHolderId: meId })}
        >
          {text.layBack}
        </Small>
      )}
      <Small about={name} onClick={onGive}>
        {text.give}
      </Small>
      {files.length > 1 && (
        <Small about={name} pending={merge.isPending} onClick={() => merge.mutate({ ids: [id], isMerged: false })}>
          {text.split}
        </Small>
      )}
      <Small about={name} pending={discard.isPending} onClick={() => discard.mutate({ ids: [id], isDiscarded: true })}>
        {text.discard}
      </Small>
    </>
  );
}

function RestoreAction({ draft }: { readonly draft: DraftRow }) {
  const discard = useDiscard();
  return (
    <>
      <span className="text-soft">{text.discarded}</span>
      <Small
        about={nameOf(draft)}
        pending={discard.isPending}
        onClick={() => discard.mutate({ ids: [draft.id], isDiscarded: false })}
      >
        {text.restore}
      </Small>
    </>
  );
}

const Small = ({ about, ...props }: ButtonProps & { readonly about: string; readonly children: string }) => (
  <Button variant="secondary" size="sm" aria-label={text.about(props.children, about)} {...props} />
);
