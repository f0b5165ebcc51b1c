import { useContext, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { RecordField } from '../../../components/admin/picker/record-picker.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CheckboxListField } from '../../../components/ui/form/checkbox-list-field.tsx';
import { Field, Select, toOptions } from '../../../components/ui/form/controls.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { shownText, unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { useNow } from '../../../lib/site.tsx';
import { useNewspapers, usePlace } from '../api/tender.ts';
import { FieldNotes, useHint } from '../field-notes.tsx';
import { text } from '../messages.en.ts';
import { EDIT_CAUSES, karachiMinute, type TenderFieldsProps } from '../tender-values.ts';
import { FormSection } from './form-section.tsx';
import { MomentField, ParagraphsField, TextField } from './text-field.tsx';

const STATUS_OPTIONS = TENDER_STATUSES.map((value) => ({ value, label: TENDER_STATUS_LABELS[value] }));

/** Statements of every notice, in the order in which notices print them: words, dates, place. */
export function NoticeFields({ form }: TenderFieldsProps) {
  const newspapers = toOptions(useNewspapers());
  return (
    <>
      <FormSection title={text.sections.notice}>
        <TextField form={form} name="title" wide />
        <TextField form={form} name="reference" optional />
        <RecordField
          form={form}
          name="procuringOrganizationId"
          label={text.label('procuringOrganizationId')}
          hint={useHint('procuringOrganizationId')}
          path="/api/organizations"
          creates
          optional
        />
        <ParagraphsField form={form} name="description" rows={6} />
      </FormSection>
      <FormSection title={text.sections.dates}>
        <MomentField form={form} name="closingDate" kind="day" toward="next" />
        <MomentField form={form} name="closingTime" kind="time" hint={text.hints.closingTime} optional />
        <MomentField form={form} name="publishDate" kind="day" />
        <Field label={text.label('status')} hint={text.statusHint} error={form.formState.errors.status?.message}>
          {(control) => <Select {...control} {...form.register('status')} options={STATUS_OPTIONS} />}
        </Field>
      </FormSection>
      <FormSection title={text.sections.place}>
        <PlaceFields form={form} />
        <ComboboxField
          form={form}
          name="source"
          label={text.label('source')}
          hint={text.sourceHint}
          options={newspapers}
          maxLength={200}
          optional
          className="sm:col-span-2"
        />
      </FormSection>
    </>
  );
}

/** The costs of a bid before it wins; most notices print them. */
export function MoneyFields({ form }: TenderFieldsProps) {
  return (
    <FormSection title={text.sections.money}>
      {(['bidSecurity', 'documentFee'] as const).map((name) => (
        <TextField key={name} form={form} name={name} placeholder={text.examples[name]} optional />
      ))}
    </FormSection>
  );
}

/** City and province. The province follows a city that is keyed, unless it was keyed, too; a doubt is said, not refused. */
function PlaceFields({ form }: TenderFieldsProps) {
  const [city, province] = useWatch({ control: form.control, name: ['city', 'province'] });
  const place = usePlace(shownText(city), shownText(province));
  const followed = useRef('');
  // A city that was read from a scan counts like one that was keyed.
  const isDraft = useContext(FieldNotes) !== null;
  const isKeyed = (isDraft || form.formState.dirtyFields.city === true) && unresolvedText(city) === undefined;
  useEffect(() => {
    const { province: stated } = form.getValues();
    const follows = place?.province;
    if (!isKeyed || !follows || (stated !== '' && stated !== followed.current)) return;
    followed.current = follows;
    if (stated !== follows) form.setValue('province', follows, { shouldDirty: true });
  }, [form, isKeyed, place]);
  const { contradicted, province: rightProvince, nearest } = place ?? {};
  return (
    <>
      <div className="grid content-start gap-1.5">
        <PlaceField form={form} name="city" />
        {nearest && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onMouseDown={(event) => event.preventDefault()} // the list above stays until the click
            onClick={() => form.setValue('city', nearest.city, { shouldDirty: true })}
          >
            {text.didYouMean(nearest.city)}
          </Button>
        )}
      </div>
      <PlaceField
        form={form}
        name="province"
        hint={contradicted && place?.city && rightProvince ? text.liesIn(place.city, rightProvince) : undefined}
      />
    </>
  );
}

const LISTS = { province: 'provinces', city: 'cities' } as const;

interface PlaceFieldProps extends TenderFieldsProps {
  readonly name: keyof typeof LISTS;
  readonly hint?: string | undefined;
}

/** A known place or, because notices name villages too, any text. */
function PlaceField({ form, name, hint }: PlaceFieldProps) {
  const options = toOptions(useLookup(LISTS[name]));
  const marked = useHint(name, hint);
  return <ComboboxField {...{ form, name, options }} hint={marked} label={text.label(name)} maxLength={100} optional />;
}

const NAME_LISTS = {
  categories: { searchLabel: text.searchCategories, emptyText: text.noCategories },
  sectors: { searchLabel: text.searchSectors, emptyText: text.noSectors },
} as const;

export function ClassificationFields({ form }: TenderFieldsProps) {
  return (
    <FormSection title={text.sections.classification}>
      <NamesField form={form} name="categories" />
      <NamesField form={form} name="sectors" />
    </FormSection>
  );
}

function NamesField({ form, name }: TenderFieldsProps & { readonly name: keyof typeof NAME_LISTS }) {
  return (
    <div data-field={name} className="contents">
      <CheckboxListField
        {...NAME_LISTS[name]}
        form={form}
        name={name}
        legend={text.label(name)}
        options={useLookup(name)}
      />
    </div>
  );
}

const OPTIONS = EDIT_CAUSES.map((value) => ({ value, label: text.causes[value] }));

/** Why a published notice is edited, and the cancellation by its buyer. */
export function CauseFields({ form }: TenderFieldsProps) {
  const now = useNow();
  const [cause, cancelledAt] = useWatch({ control: form.control, name: ['cause', 'cancelledAt'] });
  const { cancelledAt: before = '', status = 'open' } = form.formState.defaultValues ?? {};
  const wasCancelled = before !== '';
  /** The choice of a cancellation states its time; any other choice takes back what only that choice stated. */
  const choose = (chosen: string) => {
    const stated = { cancelled: cancelledAt || karachiMinute(now), reinstated: '' }[chosen] ?? before;
    form.setValue('cancelledAt', stated, { shouldDirty: true });
  };
  const isCancelled = cancelledAt !== '';
  const follows = useRef(isCancelled);
  useEffect(() => {
    if (follows.current === isCancelled) return;
    follows.current = isCancelled;
    const usual = wasCancelled ? 'open' : status;
    form.setValue('status', isCancelled ? 'closed' : usual, { shouldDirty: true });
  }, [form, isCancelled, wasCancelled, status]);
  return (
    <FormSection title={text.sections.cause}>
      <Field label={text.sections.cause} hideLabel hint={text.causeHint} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            {...form.register('cause', { onChange: (event) => choose(event.target.value) })}
            options={OPTIONS.filter(({ value }) => wasCancelled || value !== 'reinstated')}
          />
        )}
      </Field>
      {(cause === 'cancelled' || (wasCancelled && cause !== 'reinstated')) && (
        <>
          <MomentField
            form={form}
            name="cancelledAt"
            kind="instant"
            hint={wasCancelled ? `${text.cancelledHint} ${text.takeBackHint}` : text.cancelledHint}
            optional
          />
          <TextField form={form} name="cancelledReason" optional />
        </>
      )}
    </FormSection>
  );
}
