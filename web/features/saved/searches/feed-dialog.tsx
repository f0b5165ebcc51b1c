import type { SavedSearch } from '#contracts/api/account/saved-searches.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { useMakeFeed, useRevokeFeed } from '../api/saved-searches.ts';
import { searchesText as text } from '../searches.messages.en.ts';

interface FeedDialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** Makes, replaces or ends the secret Atom address of a search. */
export default function FeedDialog({ search: { id, name, feedCreatedAt }, onClose }: FeedDialogProps) {
  const make = useMakeFeed(id);
  const revoke = useRevokeFeed(id);
  const isThere = feedCreatedAt !== null;
  return (
    <Dialog
      onClose={onClose}
      title={text.feedTitle(name)}
      description={text.feedLead}
      footer={
        <>
          {isThere && (
            <Button
              variant="ghost"
              pending={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: onClose })}
            >
              {text.feedOff}
            </Button>
          )}
          <Button variant={isThere ? 'secondary' : 'primary'} pending={make.isPending} onClick={() => make.mutate()}>
            {make.isPending ? text.feedMaking : isThere ? text.feedReplace : text.feedMake}
          </Button>
        </>
      }
    >
      {make.data !== undefined ? (
        <Field label={text.feedLink} hint={text.feedHint}>
          {(control) => (
            <div className="flex items-center gap-1">
              <Input
                {...control}
                readOnly
                value={make.data?.url}
                onFocus={({ currentTarget }) => currentTarget.select()}
                className="min-w-0 grow font-mono"
              />
              <CopyButton name={text.feedLink} value={make.data?.url ?? ''} />
            </div>
          )}
        </Field>
      ) : (
        isThere && <p className="text-sm">{text.feedSince(formatInstant(feedCreatedAt))}</p>
      )}
    </Dialog>
  );
}
