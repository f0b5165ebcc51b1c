import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { EVENT_TYPE_LABELS } from '#contracts/vocabulary/event-types.ts';
import { ADMIN_SEARCH_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { TypedInput } from '../../../components/admin/typed/typed-input.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Field, Input, Select, type SelectOption } from '../../../components/ui/form/controls.tsx';
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
  const [round, setRound] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { 'typed-from': _, 'typed-to': __, ...stated } = given;
    onFilter({ ...CHANGES, ...stated });
  };
  const choice = (name: 'type' | 'outcome', options: readonly SelectOption[]) => (
    <Field label={text.fields[name]} error={errors[name]}>
      {(control) => <Select {...control} name={name} options={options} defaultValue={address[name]} />}
    </Field>
  );
  const words = (name: 'actor' | 'target', placeholder: string) => (
    <Field label={text.fields[name]} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          name={name}
          placeholder={placeholder}
          defaultValue={address[name]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={ADMIN_SEARCH_MAX}
        />
      )}
    </Field>
  );
  return (
    <form
      key={`${auditHref(address)} ${round}`}
      aria-label={text.filters}
      onSubmit={submit}
      className="mb-4 grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-6"
    >
      {choice('type', TYPES)}
      {choice('outcome', OUTCOMES)}
      {words('actor', text.actorHint)}
      {words('target', text.targetHint)}
      <Day name="from" first={address.from} error={errors.from} />
      <Day name="to" first={address.to} error={errors.to} />
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-6">
        <Button type="submit" size="sm">
          {text.filter}
        </Button>
        <Link href={auditHref(CHANGES)} onClick={() => setRound(round + 1)} className={buttonClass('secondary', 'sm')}>
          {text.clear}
        </Link>
        <Shortcuts />
      </div>
    </form>
  );
}

interface DayProps {
  readonly name: 'from' | 'to';
  readonly first: string;
  readonly error: string | undefined;
}

function Day({ name, first, error }: DayProps) {
  const [value, setValue] = useState(first);
  const label = text.fields[name];
  return (
    <>
      <TypedInput kind="day" toward="last" name={`typed-${name}`} {...{ label, value, error }} onChange={setValue} />
      <input type="hidden" name={name} value={value} />
    </>
  );
}

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
