import { useForm } from 'react-hook-form';
import { type OwnSubscription, Preferences } from '#contracts/api/newsletter.ts';
import { EMAIL_FREQUENCIES, EMAIL_FREQUENCY_LABELS, INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { GridField } from '../../../components/preferences/grid-field.tsx';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { WordsField } from '../../../components/preferences/words-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField } from '../../../components/ui/form/bound-fields.tsx';
import { CheckboxListField } from '../../../components/ui/form/checkbox-list-field.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { request } from '../../../lib/api/request.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { submitTo } from '../../../lib/forms/server-errors.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import type { OwnSource, PreferencesSectionProps } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';

type PreferencesValues = Readonly<ReturnType<typeof toValues>>;

function toValues(subscription: OwnSubscription) {
  const { emailFrequency, interestAreas, provinces, sectors, categories, cities, words } = subscription;
  return { emailFrequency, interestAreas, provinces, sectors, categories, cities, words };
}

const toBody = (values: PreferencesValues): Preferences => ({ ...values }) as unknown as Preferences;

const resolver = bodyResolver(Preferences, toBody);
const FREQUENCIES = EMAIL_FREQUENCIES.map((value) => ({ value, label: EMAIL_FREQUENCY_LABELS[value] }));
const GRIDS = [
  { name: 'interestAreas', options: INTEREST_AREAS },
  { name: 'provinces', options: PROVINCES },
  { name: 'sectors', options: SECTORS },
] as const;

const LISTS = [
  {
    name: 'categories',
    legend: preferencesText.fields.categories,
    searchLabel: preferencesText.searchCategories,
    emptyText: preferencesText.noCategories,
  },
  {
    name: 'cities',
    legend: preferencesText.fields.cities,
    searchLabel: preferencesText.searchCities,
    emptyText: preferencesText.noCities,
  },
] as const;

export default function PreferencesForm({ source, subscription }: PreferencesSectionProps) {
  const save = useSavePreferences(source);
  const lookups = { categories: useLookup('categories'), cities: useLookup('cities') };
  const form = useForm<PreferencesValues, unknown, Preferences>({ resolver, defaultValues: toValues(subscription) });
  useKept(form, `${source.preferences} ${useUser().user?.id}`);
  const submit = submitTo(form, save, (saved) => form.reset(toValues(saved)));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <SelectField
        form={form}
        name="emailFrequency"
        label={preferencesText.fields.emailFrequency}
        hint={preferencesText.frequencyHint}
        className="sm:max-w-72"
        options={FREQUENCIES}
      />
      {GRIDS.map(({ name, options }) => (
        <GridField key={name} form={form} name={name} options={options} />
      ))}
      <WordsField form={form} chosen={form.watch()} />
      <div>
        <h3 className="font-medium text-sm">{text.more}</h3>
        <p className="text-soft text-sm">{text.moreHint}</p>
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          {LISTS.map((list) => (
            <CheckboxListField key={list.name} form={form} {...list} options={lookups[list.name]} />
          ))}
        </div>
      </div>
      <Button type="submit" size="lg" pending={save.isPending} className="self-end max-sm:self-stretch">
        {save.isPending ? text.saving : text.save}
      </Button>
    </form>
  );
}

function useSavePreferences(source: OwnSource) {
  return useChange<OwnSubscription, Preferences>({
    send: (body) => request(source.preferences, { method: 'PUT', body }),
    changed: [],
    answers: [source.read],
    done: () => ({ title: text.saved, description: text.preferencesLead }),
    failed: () => text.saveFailed,
    isForm: true,
  });
}
