import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PlacesOverview, SettleBody, type UnknownPlace } from '#contracts/api/tenders/places.ts';
import { OUTSIDE_PAKISTAN, PROVINCES } from '#contracts/vocabulary/places.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { ListEmpty, Loaded } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { MutationFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField } from '../../../components/ui/form/bound-fields.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { keepFocus } from '../../../components/ui/overlay/focus-return.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useLookup } from '../../../lib/api/lookups.ts';
import { request } from '../../../lib/api/request.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const EXAMPLES = 3;

export default function PlacesSection() {
  const [settling, setSettling] = useState<string | null>(null);
  return (
    <section className="mt-10">
      <h3 className="font-display font-semibold text-lg">{text.heading}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
      <Loaded query={usePlaces()} text={text}>
        {(places) => (
          <>
            {places.outdatedTenders > 0 && <Outdated places={places} />}
            {places.unknownTotal === 0 && <ListEmpty text={text.none} />}
            {places.unknown.length > 0 && <UnknownPlaces places={places} onSettle={setSettling} />}
            {places.settled.length > 0 && <SettledPlaces settled={places.settled} onSettle={setSettling} />}
          </>
        )}
      </Loaded>
      {settling !== null && <SettleDialog name={settling} onClose={() => setSettling(null)} />}
    </section>
  );
}

interface UnknownPlacesProps extends Pick<SettleButtonsProps, 'onSettle'> {
  readonly places: PlacesOverview;
}

function UnknownPlaces({ places: { unknown, unknownTotal }, onSettle }: UnknownPlacesProps) {
  return (
    <>
      <RecordTable
        label={text.heading}
        items={unknown}
        keyOf={({ city, province }) => `${city}/${province}`}
        labels={{ ...text.columns, actions: adminText.actions }}
        columns={{
          ...COLUMNS,
          actions: { className: 'unlabelled', cell: (place) => <SettleButtons place={place} onSettle={onSettle} /> },
        }}
      />
      {unknownTotal > unknown.length && (
        <p className="mt-2 text-soft text-sm">{text.more(formatCount(unknown.length), formatCount(unknownTotal))}</p>
      )}
    </>
  );
}

/** Names that were settled before: one of them may have been a slip. */
function SettledPlaces({ settled, onSettle }: Pick<PlacesOverview, 'settled'> & Pick<SettleButtonsProps, 'onSettle'>) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 py-2.5 text-sm">{text.settledNames(formatCount(settled.length))}</summary>
      <p className="mb-2 text-soft text-sm">{text.settledHint}</p>
      <RecordTable
        label={text.settledNames(formatCount(settled.length))}
        items={settled}
        keyOf={({ name }) => name}
        labels={{ ...text.settledColumns, actions: adminText.actions }}
        columns={{
          name: { kind: 'title', className: 'font-medium', cell: ({ name }) => <bdi>{name}</bdi> },
          city: ({ city }) => city,
          province: ({ province }) => province,
          actions: {
            className: 'unlabelled',
            cell: ({ name }) => (
              <Button variant="ghost" size="sm" aria-label={text.settleOf(name)} onClick={() => onSettle(name)}>
                {text.settle}
              </Button>
            ),
          },
        }}
      />
    </details>
  );
}

const COLUMNS: Columns<UnknownPlace, keyof typeof text.columns> = {
  name: { kind: 'title', className: 'font-medium', cell: ({ city }) => <bdi>{city}</bdi> },
  province: ({ province }) => province ?? text.noProvince,
  tenders: { className: 'tabular-nums', cell: ({ tenders }) => formatCount(tenders) },
};

interface SettleButtonsProps {
  readonly place: UnknownPlace;
  readonly onSettle: (name: string) => void;
}

function SettleButtons({ place: { city, nearest }, onSettle }: SettleButtonsProps) {
  const settle = useSettle();
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {nearest !== null && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={text.nearestOf(city, nearest.city)}
          disabled={settle.isPending}
          onClick={() => {
            keepFocus();
            settle.mutate({ name: city, city: nearest.city });
          }}
        >
          {text.nearest(nearest.city)}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={text.settleOf(city)}
        disabled={settle.isPending}
        onClick={() => onSettle(city)}
      >
        {text.settle}
      </Button>
    </div>
  );
}

function Outdated({ places: { outdated, outdatedTenders } }: { readonly places: PlacesOverview }) {
  const correct = useCorrect();
  const words = ({ city, province }: { city: string | null; province: string | null }) =>
    [city, province].filter(Boolean).join(', ');
  const examples = outdated.slice(0, EXAMPLES).map((place) => text.change(words(place), words(place.becomes)));
  return (
    <Alert tone="warning" className="mb-4">
      <p>{text.outdated(formatCount(outdatedTenders), examples.join('; '))}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={correct.isPending}
        onClick={() => {
          keepFocus();
          correct.mutate();
        }}
      >
        {correct.isPending ? text.saving : text.correct}
      </Button>
    </Alert>
  );
}

const PROVINCE_OPTIONS = [{ value: '', label: text.follows }, ...toOptions([...PROVINCES, OUTSIDE_PAKISTAN])];

function SettleDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [resolver] = useState(() =>
    bodyResolver(SettleBody, ({ city, province }: Record<'city' | 'province', string>) => ({
      ...{ name, city },
      province: province === '' ? null : (province as SettleBody['province']),
    })),
  );
  const form = useForm({ resolver, defaultValues: { city: name, province: '' } });
  return (
    <MutationFormDialog
      form={form}
      save={useSettle()}
      title={text.settleTitle(name)}
      description={text.settleText}
      submitLabel={text.save}
      pendingLabel={text.saving}
      onClose={onClose}
    >
      <ComboboxField
        form={form}
        name="city"
        label={text.city}
        options={toOptions(useLookup('cities'))}
        maxLength={100}
        className="sm:col-span-2"
      />
      <SelectField form={form} name="province" label={text.province} options={PROVINCE_OPTIONS} wide />
    </MutationFormDialog>
  );
}

const PATH = '/api/admin/places';

const usePlaces = () => useQuery<PlacesOverview>({ queryKey: [PATH], refetchOnMount: 'always' });

/** Settles a name and corrects the tenders that have it; done when none remains. */
function useSettle() {
  return useChange<SettleBody, SettleBody>({
    send: async (body) => {
      const settled = await request<SettleBody>(PATH, { method: 'POST', body });
      await correctAll();
      return settled;
    },
    changed: CHANGED.place,
    done: ({ name, city }) => ({ title: text.settled(name, city) }),
    failed: () => text.settleFailed,
    isForm: true,
  });
}

function useCorrect() {
  return useChange<number, void>({
    send: correctAll,
    changed: CHANGED.place,
    done: (corrected) => ({ title: text.corrected(formatCount(corrected)) }),
    failed: () => text.correctFailed,
  });
}

/** The server corrects some thousands a call, so that a closed window stops it between two and loses nothing. */
async function correctAll(): Promise<number> {
  for (let total = 0; ; ) {
    const { corrected, remaining } = await request<{ corrected: number; remaining: number }>(`${PATH}/corrections`, {
      method: 'POST',
    });
    total += corrected;
    if (remaining === 0 || corrected === 0) return total;
  }
}
