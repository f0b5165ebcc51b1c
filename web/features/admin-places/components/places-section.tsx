import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PlacesOverview, SettleBody, UnknownPlace } from '#contracts/api/tenders/places.ts';
import { OUTSIDE_PAKISTAN, PROVINCES } from '#contracts/vocabulary/places.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { ListEmpty, ListLoading } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField } from '../../../components/ui/form/bound-fields.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useLookup } from '../../../lib/api/lookups.ts';
import { request } from '../../../lib/api/request.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { text as formsText } from '../../../lib/forms/messages.en.ts';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const EXAMPLES = 3;

/** Names of places that nobody knows, below the files that bring them. */
export default function PlacesSection() {
  const { data, error, refetch } = usePlaces();
  const [settling, setSettling] = useState<string | null>(null);
  return (
    <section className="mt-10">
      <h3 className="font-display font-semibold text-lg">{text.heading}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data !== undefined && data.outdatedTenders > 0 && <Outdated places={data} />}
      {data?.unknownTotal === 0 && <ListEmpty text={text.none} />}
      {data !== undefined && data.unknown.length > 0 && (
        <>
          <RecordTable label={text.heading} columns={[...Object.values(text.columns), adminText.actions]}>
            {data.unknown.map((place) => (
              <UnknownRow key={`${place.city}/${place.province}`} place={place} onSettle={setSettling} />
            ))}
          </RecordTable>
          {data.unknownTotal > data.unknown.length && (
            <p className="mt-2 text-soft text-sm">
              {text.more(formatCount(data.unknown.length), formatCount(data.unknownTotal))}
            </p>
          )}
        </>
      )}
      {settling !== null && <SettleDialog name={settling} onClose={() => setSettling(null)} />}
    </section>
  );
}

interface UnknownRowProps {
  readonly place: UnknownPlace;
  readonly onSettle: (name: string) => void;
}

function UnknownRow({ place: { city, province, tenders, nearest }, onSettle }: UnknownRowProps) {
  const settle = useSettle();
  return (
    <RecordRow>
      <RecordCell kind="title" className="font-medium">
        <bdi>{city}</bdi>
      </RecordCell>
      <RecordCell label={text.columns.province}>{province ?? text.noProvince}</RecordCell>
      <RecordCell label={text.columns.tenders} className="tabular-nums">
        {formatCount(tenders)}
      </RecordCell>
      <RecordCell className="max-md:before:hidden">
        <div className="flex flex-wrap gap-2 md:justify-end">
          {nearest !== null && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={text.nearestOf(city, nearest.city)}
              disabled={settle.isPending}
              onClick={() => settle.mutate({ name: city, city: nearest.city })}
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
      </RecordCell>
    </RecordRow>
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
        onClick={() => correct.mutate()}
      >
        {correct.isPending ? text.saving : text.correct}
      </Button>
    </Alert>
  );
}

const PROVINCE_OPTIONS = [{ value: '', label: text.follows }, ...toOptions([...PROVINCES, OUTSIDE_PAKISTAN])];

function SettleDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const formId = useId();
  const settle = useSettle();
  const cities = toOptions(useLookup('cities'));
  const form = useForm({ defaultValues: { city: name, province: '' } });
  const submit = form.handleSubmit(({ city, province }) => {
    const typed = unresolvedText(city);
    if (typed !== undefined) return form.setError('city', { message: formsText.untaken(typed) }, { shouldFocus: true });
    const body = { name, city, province: province === '' ? null : (province as SettleBody['province']) };
    settle.mutate(body, { onSuccess: onClose });
  });
  return (
    <FormDialog
      title={text.settleTitle(name)}
      description={text.settleText}
      size="md"
      formId={formId}
      submitLabel={text.save}
      pendingLabel={text.saving}
      pending={settle.isPending}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormAlert message={settle.error?.message} />
        <ComboboxField form={form} name="city" label={text.city} options={cities} maxLength={100} />
        <SelectField form={form} name="province" label={text.province} options={PROVINCE_OPTIONS} />
      </form>
    </FormDialog>
  );
}

const PATH = '/api/admin/places';

function usePlaces() {
  return useQuery<PlacesOverview>({ queryKey: [PATH], refetchOnMount: 'always' });
}

/** Settles a name and corrects the tenders that have it; done when none remains. */
function useSettle() {
  return useChange<SettleBody, SettleBody>({
    send: async (body: SettleBody) => {
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
