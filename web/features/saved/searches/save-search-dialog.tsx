import { useState } from 'react';
import { Link } from 'wouter';
import { SEARCH_FREQUENCIES, SEARCH_FREQUENCY_LABELS, type SearchFrequency } from '#contracts/vocabulary/newsletter.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSaveSearch, useSearches } from '../api/saved-searches.ts';
import { searchesText as text } from '../searches.messages.en.ts';
import { SearchDialog } from './search-dialog.tsx';

const NAME_MAX = 80;
/** The choice of saving beside those that there are. */
const NEW = 'new';

/** The proposed name, as long as a name may be; no letter is cut in two. */
const nameFor = (proposed: string): string => {
  const cut = proposed.slice(0, NAME_MAX);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
};

/** Parameters of a saved search from the address of a list without page and order. */
const parametersOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

interface SaveSearchDialogProps {
  readonly query: string;
  /** Proposed name. */
  readonly name: string;
  readonly onClose: () => void;
}

const FREQUENCIES = SEARCH_FREQUENCIES.map((value) => ({ value, label: SEARCH_FREQUENCY_LABELS[value] }));

/** Names the list and says whether it will mail. */
export default function SaveSearchDialog({ query, name: proposed, onClose }: SaveSearchDialogProps) {
  const { data } = useSearches();
  const save = useSaveSearch();
  const [place, setPlace] = useState(NEW);
  const [name, setName] = useState(nameFor(proposed));
  const [frequency, setFrequency] = useState<SearchFrequency>('off');
  const searches = data?.searches ?? [];
  const choosePlace = (value: string) => {
    setPlace(value);
    const chosen = searches.find(({ id }) => String(id) === value);
    setName(chosen?.name ?? nameFor(proposed));
    setFrequency(chosen?.frequency ?? 'off');
  };
  const submit = () => {
    const body = { name, frequency, query: parametersOf(query) };
    save.mutate(place === NEW ? body : { ...body, id: Number(place) }, { onSuccess: onClose });
  };
  return (
    <SearchDialog
      title={text.saveTitle}
      description={text.saveLead}
      submitLabel={save.isPending ? text.saving : text.save}
      pending={save.isPending}
      name={name}
      onName={setName}
      onSubmit={submit}
      onClose={onClose}
      failure={save.isError && <Alert tone="danger">{errorMessage(save.error, text.saveFailed)}</Alert>}
    >
      {searches.length > 0 && (
        <LabelledSelect
          label={text.place}
          value={place}
          onValue={choosePlace}
          options={[
            { value: NEW, label: text.newOne },
            ...searches.map((one) => ({ value: String(one.id), label: text.inPlaceOf(one.name) })),
          ]}
        />
      )}
      {data !== undefined && (data.mail.isPaid || frequency !== 'off') ? (
        <LabelledSelect
          label={text.mail}
          hint={frequency === 'off' ? text.noMail : text.sendsMail}
          value={frequency}
          onValue={(value) => setFrequency(value as SearchFrequency)}
          options={FREQUENCIES}
        />
      ) : (
        data !== undefined && (
          <p className="text-sm">
            {text.noMail} {text.needsPaid}{' '}
            <Link href={paths.newsletter} className="text-link underline underline-offset-4">
              {text.toNewsletter}
            </Link>
          </p>
        )
      )}
    </SearchDialog>
  );
}
