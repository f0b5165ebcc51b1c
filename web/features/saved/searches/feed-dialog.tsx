import type { SavedSearch } from '#contracts/api/account/saved-searches.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { useMakeFeed, useRevokeFeed } from '../api/saved-searches.ts';
import { searchesText as text } from '../searches.messages.en.ts';
import { SecretAddress } from '../secret-address.tsx';

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
        <SecretAddress label={text.feedLink} hint={text.feedHint} url={make.data.url} />
      ) : (
        isThere && <p className="text-sm">{text.feedSince(formatInstant(feedCreatedAt))}</p>
      )}
    </Dialog>
  );
}
