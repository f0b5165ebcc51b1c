import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'wouter';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { EVENT_TYPE_LABELS } from '#contracts/vocabulary/event-types.ts';
import { ADMIN_SEARCH_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { TypedInput } from '../../../components/admin/typed/typed-input.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import type { SelectProps } from '../../../components/ui/form/controls.tsx';
import { LabelledInput, LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { searchApplied } from '../../../lib/filters/drafts.slice.ts';
import { useDraft } from '../../../lib/filters/use-draft.ts';
import { useNow } from '../../../lib/site.tsx';
import { type AuditAddress, auditHref, CHANGES, EVERYTHING } from '../audit-address.ts';
import { text } from '../messages.en.ts';

interface AuditFiltersProps {
  readonly address: AuditAddress;
  /** Field → what the server says is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onFilter: (address: AuditAddress) => void;
}

const ANY = { value: '', label: text.any };
const TYPES = [
  { value: '', label: text.changesOnly },
  { value: 'all', label: text.everything },
  ...Object.entries(EVENT_TYPE_LABELS).map(([value, label]) => ({ value, label })),
];
const OUTCOMES = [ANY, ...Object.entries(text.outcomes).map(([value, label]) => ({ value, label }))];

/** A form, so that Enter in any field filters. A new address draws it again without typed text. */
export function AuditFilters({ address, errors, onFilter }: AuditFiltersProps) {
  const dispatch = useDispatch();
  const forget = () => {
    for (const name of Object.keys(EVERYTHING)) dispatch(searchApplied(draftOf(name)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { 'typed-from': _, 'typed-to': __, ...stated } = given;
    onFilter({ ...CHANGES, ...stated });
  };
  return (
    <form
      key={auditHref(address)}
      aria-label={text.filters}
      onSubmit={submit}
      className="mb-4 grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-6"
    >
      <Choice name="type" options={TYPES} address={address} errors={errors} />
      <Choice name="outcome" options={OUTCOMES} address={address} errors={errors} />
      <TextFilter name="actor" placeholder={text.actorHint} address={address} errors={errors} />
      <TextFilter name="target" placeholder={text.targetHint} address={address} errors={errors} />
      <Day name="from" address={address} errors={errors} />
      <Day name="to" address={address} errors={errors} />
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-6">
        <Button type="submit" size="sm">
          {text.filter}
        </Button>
        <Link href={auditHref(CHANGES)} onClick={forget} className={buttonClass('secondary', 'sm')}>
          {text.clear}
        </Link>
        <Shortcuts />
      </div>
    </form>
  );
}

type FilterProps<Name extends keyof AuditAddress> = Pick<AuditFiltersProps, 'address' | 'errors'> & {
  readonly name: Name;
};

const draftOf = (name: string) => `audit ${name}`;

const useFilter = (name: keyof AuditAddress, address: AuditAddress) => useDraft(draftOf(name), address[name]);

interface ChoiceProps extends FilterProps<'type' | 'outcome'> {
  readonly options: SelectProps['options'];
}

function Choice({ name, options, address, errors }: ChoiceProps) {
  const { text: value, edit } = useFilter(name, address);
  return (
    <LabelledSelect
      label={text.fields[name]}
      error={errors[name]}
      name={name}
      options={options}
      value={value}
      onValue={edit}
    />
  );
}

function Day({ name, address, errors }: FilterProps<'from' | 'to'>) {
  const { text: value, edit } = useFilter(name, address);
  return (
    <>
      <TypedInput
        kind="day"
        toward="last"
        name={`typed-${name}`}
        label={text.fields[name]}
        value={value}
        onChange={edit}
        error={errors[name]}
      />
      <input type="hidden" name={name} value={value} />
    </>
  );
}

interface TextFilterProps extends FilterProps<'actor' | 'target'> {
  readonly placeholder: string;
}

function TextFilter({ name, placeholder, address, errors }: TextFilterProps) {
  const { text: value, edit } = useFilter(name, address);
  return (
    <LabelledInput
      label={text.fields[name]}
      error={errors[name]}
      name={name}
      placeholder={placeholder}
      value={value}
      onValue={edit}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={ADMIN_SEARCH_MAX}
    />
  );
}

/** Frequent questions of operators. */
function Shortcuts() {
  const yesterday = addDays(karachiDay(new Date(useNow())), -1);
  const links = [
    { label: text.refusedSince, address: { ...EVERYTHING, outcome: 'refused', from: yesterday } },
    { label: text.madeAdmin, address: { ...EVERYTHING, type: 'AdminGranted' } },
    { label: text.signIns, address: { ...EVERYTHING, type: 'SignInRefused' } },
    { label: text.exports, address: { ...EVERYTHING, type: 'RecordsExported' } },
  ];
  return (
    <ul aria-label={text.shortcuts} className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:ms-auto">
      {links.map(({ label, address }) => (
        <li key={label}>
          <Link href={auditHref(address)} className={buttonClass('link')}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
