import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import type { Columns } from '../../../components/admin/record-table.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { sinceWords } from '../../../lib/admin/drafts.ts';
import { formatDay, scriptOf } from '../../../lib/format/format.ts';
import { useNow } from '../../../lib/site.tsx';
import { isBeingRead, nameOf, pageCount, readingWords } from '../draft-words.ts';
import { text } from '../messages.en.ts';

interface Choosing {
  readonly meId: number;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (id: number, isChosen: boolean) => void;
}

export const draftColumns = ({
  meId,
  chosen,
  onChoose,
}: Choosing): Columns<DraftRow, 'notice' | 'reading' | 'holder'> => ({
  notice: {
    kind: 'title',
    className: 'max-w-md',
    cell: (draft) => {
      const { id, state, holder } = draft;
      return (
        <span className="flex items-start gap-3">
          {state === 'open' && (holder === null || holder.id === meId) ? (
            <Checkbox
              hideLabel
              label={text.select(nameOf(draft))}
              checked={chosen.has(id)}
              onCheckedChange={(isChosen) => onChoose(id, isChosen)}
            />
          ) : (
            state === 'open' && <span className="size-5 shrink-0" />
          )}
          <Thumbnail draft={draft} />
          <Notice draft={draft} />
        </span>
      );
    },
  },
  reading: (draft) => <Reading draft={draft} />,
  holder: (draft) => <Holder draft={draft} meId={meId} />,
});

function Thumbnail({ draft: { thumbnail } }: { readonly draft: DraftRow }) {
  return thumbnail === null ? (
    <span aria-hidden="true" className="draft-thumbnail" />
  ) : (
    <img src={thumbnail} alt="" loading="lazy" className="draft-thumbnail" />
  );
}

function Notice({ draft }: { readonly draft: DraftRow }) {
  const { title, closingDate, isKeyed, returnedFor, state } = draft;
  const isGuess = !isKeyed && (title !== null || closingDate !== null);
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-medium" {...scriptOf(nameOf(draft))}>
        {nameOf(draft)}
      </span>
      <span className="flex flex-wrap items-center gap-2 text-soft text-sm">
        {closingDate !== null && text.closes(formatDay(closingDate))}
        {isGuess && <Badge>{text.proposed}</Badge>}
      </span>
      {returnedFor !== null && state === 'open' && <span className="block text-sm">{text.returned(returnedFor)}</span>}
    </span>
  );
}

function toneOf({ reading, script }: DraftRow): BadgeTone {
  if (reading.state === 'failed') return 'closed';
  if (reading.state === 'read') return script === 'urdu' ? 'brass' : 'open';
  return 'neutral';
}

function Reading({ draft }: { readonly draft: DraftRow }) {
  const { problem } = draft.reading;
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="flex flex-wrap items-center gap-2">
        {text.pages(pageCount(draft))}
        <Badge tone={toneOf(draft)}>{readingWords(draft)}</Badge>
      </span>
      {problem !== null && !isBeingRead(draft) && <span className="block text-soft text-xs">{problem}</span>}
    </span>
  );
}

interface HolderProps {
  readonly draft: DraftRow;
  readonly meId: number;
}

function Holder({ draft: { holder, heldAt, submittedBy, state }, meId }: HolderProps) {
  const now = useNow();
  const nameFor = ({ id, name }: { readonly id: number; readonly name: string }) => (id === meId ? text.you : name);
  return (
    <span className="min-w-0 wrap-anywhere">
      {holder === null ? state === 'open' && <span className="text-soft">{text.nobody}</span> : nameFor(holder)}
      {holder !== null && heldAt !== null && (
        <span className="block text-soft text-xs">{text.since(sinceWords(heldAt, now))}</span>
      )}
      {submittedBy !== null && submittedBy.id !== holder?.id && (
        <span className="block text-soft text-xs">{text.keyedBy(nameFor(submittedBy))}</span>
      )}
    </span>
  );
}
