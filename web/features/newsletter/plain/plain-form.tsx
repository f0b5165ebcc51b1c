import type { ReactNode } from 'react';
import { WORDS_MAX } from '#contracts/rules/search/word-list.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import {
  Field,
  type FieldControl,
  type FieldProps,
  Input,
  Select,
  Textarea,
} from '../../../components/ui/form/controls.tsx';
import { FieldGroup } from '../../../components/ui/form/field-group.tsx';
import { useRefusedForm } from '../../../lib/forms/refused-form.ts';
import { priceOf, usePlans } from '../../../lib/plans.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { subscribeText as text } from '../messages.en.ts';
import { PLAIN_FORM_ID } from '../scroll-to-form.ts';
import { BASIC_FIELDS, BUSINESS_TYPES, emptyValues, FREQUENCIES } from '../subscribe-values.ts';

/** Shows the plan that the switch above the cards has, which belongs to this form. */
const SHOWN = {
  monthly: 'hidden [html:has([value=monthly]:checked)_&]:block',
  yearly: 'hidden [html:has([value=yearly]:checked)_&]:block',
} as const;

/** The form for browsers without scripts, which post it by themselves; the server draws it again with what is wrong. */
export function PlainForm() {
  const plans = usePlans();
  const refused = useRefusedForm();
  const typed = typedOf(refused, emptyValues(useUser().user));
  return (
    <form id={PLAIN_FORM_ID} method="post" action={paths.newsletter} className="mt-6 grid gap-5 sm:grid-cols-2">
      {refused !== undefined && (
        <Alert tone="danger" title={text.failed} className="sm:col-span-2">
          {refused.message}
        </Alert>
      )}
      <div className="rounded-md bg-muted px-4 py-2.5 text-sm sm:col-span-2">
        <span className="text-soft">{text.plan}</span>
        {Object.values(plans).map((plan) => (
          <strong key={plan.id} className={SHOWN[plan.id]}>
            {plan.name}, {priceOf(plan)}
          </strong>
        ))}
        <span className="block">{text.plainPlan}</span>
      </div>
      <PlainField {...typed} name="fullName" label={text.fields.fullName}>
        {(control) => <Input {...control} required maxLength={200} autoComplete="name" />}
      </PlainField>
      <PlainField {...typed} name="email" label={text.fields.email}>
        {(control) => <Input {...control} type="email" required maxLength={254} autoComplete="email" />}
      </PlainField>
      <PlainField {...typed} name="businessType" label={text.fields.businessType}>
        {(control) => <Select {...control} required options={BUSINESS_TYPES} />}
      </PlainField>
      <PlainField
        {...typed}
        name="emailFrequency"
        label={preferencesText.fields.emailFrequency}
        hint={preferencesText.frequencyHint}
      >
        {(control) => <Select {...control} options={FREQUENCIES} />}
      </PlainField>
      <PlainCheckboxes
        {...typed}
        name="interestAreas"
        legend={preferencesText.fields.interestAreas}
        options={INTEREST_AREAS}
      />
      <p className="text-soft text-sm sm:col-span-2">{text.advancedIntro}</p>
      <PlainField
        {...typed}
        name="words"
        label={preferencesText.fields.words}
        hint={preferencesText.wordsHint}
        optional
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} rows={2} maxLength={WORDS_MAX} />}
      </PlainField>
      <PlainCheckboxes {...typed} name="provinces" legend={preferencesText.fields.provinces} options={PROVINCES} />
      <PlainCheckboxes {...typed} name="sectors" legend={preferencesText.fields.sectors} options={SECTORS} />
      <Button type="submit" size="lg" className="sm:col-span-2">
        {text.submit}
      </Button>
    </form>
  );
}

const ORDER = [...BASIC_FIELDS, 'words', 'provinces', 'sectors'];

function typedOf(refused: ReturnType<typeof useRefusedForm>, empty: ReturnType<typeof emptyValues>): PlainFormState {
  const errorOf = (name: string) => refused?.errors[name] ?? refused?.errors[`${name}.0`];
  const first = Object.entries(empty).map(([name, value]) => [name, [value].flat()] as const);
  return {
    values: refused?.values ?? Object.fromEntries(first),
    errorOf,
    firstWrong: ORDER.find((name) => errorOf(name) !== undefined),
  };
}

interface PlainFormState {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly errorOf: (name: string) => string | undefined;
  /** Field that takes the focus, and so is scrolled to. */
  readonly firstWrong: string | undefined;
}

interface PlainControl extends FieldControl {
  readonly name: string;
  readonly defaultValue: string;
  readonly autoFocus: boolean;
}

interface PlainFieldProps extends PlainFormState, Pick<FieldProps, 'label' | 'hint' | 'optional' | 'className'> {
  readonly name: string;
  readonly children: (control: PlainControl) => ReactNode;
}

function PlainField({ values, errorOf, firstWrong, name, children, ...field }: PlainFieldProps) {
  const own = { name, defaultValue: values[name]?.[0] ?? '', autoFocus: name === firstWrong };
  return (
    <Field {...field} error={errorOf(name)}>
      {(control) => children({ ...control, ...own })}
    </Field>
  );
}

interface PlainCheckboxesProps extends PlainFormState {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly string[];
}

function PlainCheckboxes({ values, errorOf, firstWrong, name, legend, options }: PlainCheckboxesProps) {
  const error = errorOf(name);
  return (
    <div className="sm:col-span-2">
      <FieldGroup legend={legend} error={error} className="min-[26rem]:grid-cols-[auto_auto] lg:grid-cols-3">
        {options.map((option, index) => (
          <label key={option} className="flex items-start gap-2.5 py-0.5 text-sm leading-6">
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={values[name]?.includes(option) ?? false}
              aria-invalid={error === undefined ? undefined : true}
              // biome-ignore lint/a11y/noAutofocus: on a page that came back with errors the focus belongs to the first of them
              autoFocus={index === 0 && name === firstWrong}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            {option}
          </label>
        ))}
      </FieldGroup>
    </div>
  );
}
