import { useState } from 'react';
import { Link } from 'wouter';
import { SEARCH_FREQUENCIES, SEARCH_FREQUENCY_LABELS, type SearchFrequency } from '#contracts/vocabulary/newsletter.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { errorDetail } from '../../../lib/api/api-error.ts';
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

const isSameList = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([parameter, value]) => other[parameter] === value);

/** Parameters of a saved search from the address of a list without page and order. */
const parametersOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

interface SaveSearchDialogProps {
  readonly query: string;
  /** Proposed name. */
  readonly name: string;
  readonly onClose: () => void;
}

const FREQUENCIES = SEARCH_FREQUENCIES.map((value) => ({ value, label: SEARCH_FREQUENCY_LABELS[value] }));

/** Names the list and says whether it will mail. A list that is saved already is changed, unless a new one is chosen. */
export default function SaveSearchDialog({ query, name: proposed, onClose }: SaveSearchDialogProps) {
  const { data } = useSearches();
  const save = useSaveSearch();
  const [chosenPlace, setPlace] = useState<string>();
  const [typedName, setName] = useState<string>();
  const [chosenFrequency, setFrequency] = useState<SearchFrequency>();
  const searches = data?.searches ?? [];
  const parameters = parametersOf(query);
  const same = searches.find((one) => isSameList(one.query, parameters));
  const place = chosenPlace ?? (same === undefined ? NEW : String(same.id));
  const replaced = searches.find(({ id }) => String(id) === place);
  const name = typedName ?? replaced?.name ?? nameFor(proposed);
  const frequency = chosenFrequency ?? replaced?.frequency ?? 'off';
  const choosePlace = (value: string) => {
    setPlace(value);
    setName(undefined);
    setFrequency(undefined);
  };
  const submit = () => {
    const body = { name, frequency, query: parameters };
    save.mutate(place === NEW ? body : { ...body, id: Number(place) }, { onSuccess: onClose });
  };
  return (
    <SearchDialog
      title={text.saveTitle}
      description={text.saveLead}
      submitLabel={text.save}
      pendingLabel={text.saving}
      pending={save.isPending}
      dirty={typedName !== undefined}
      name={name}
      onName={setName}
      onSubmit={submit}
      onClose={onClose}
      failure={save.isError && <Alert tone="danger">{errorDetail(save.error, text.saveFailed)}</Alert>}
    >
      {searches.length > 0 && (
        <LabelledSelect
          label={text.place}
          hint={same && text.savedAs(same.name)}
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
