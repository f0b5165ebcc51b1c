import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { EVENT_TYPE_LABELS } from '#contracts/vocabulary/event-types.ts';
import { Button } from '../../../components/ui/button.tsx';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { auditText as text } from '../../../lib/messages/admin/audit.ts';
import { useNow } from '../../../lib/site.tsx';
import { type AuditAddress, auditHref, EVERYTHING } from '../audit-address.ts';

export interface AuditFiltersProps {
  readonly address: AuditAddress;
  /** Field → what the server says is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onFilter: (address: AuditAddress) => void;
}

const ANY = { value: '', label: text.any };
const TYPES = [ANY, ...Object.entries(EVENT_TYPE_LABELS).map(([value, label]) => ({ value, label }))];
const OUTCOMES = [ANY, ...Object.entries(text.outcomes).map(([value, label]) => ({ value, label }))];

/** A form, so that Enter in any field filters; drawn anew when the address changes by other ways. */
export function AuditFilters({ address, errors, onFilter }: AuditFiltersProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    onFilter({ ...EVERYTHING, ...given });
  };
  return (
    <form
      key={auditHref(address)}
      aria-label={text.filters}
      onSubmit={submit}
      className="mb-4 grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-6"
    >
      <Field label={text.fields.type} error={errors.type}>
        {(control) => <Select {...control} name="type" options={TYPES} defaultValue={address.type} />}
      </Field>
      <Field label={text.fields.outcome} error={errors.outcome}>
        {(control) => <Select {...control} name="outcome" options={OUTCOMES} defaultValue={address.outcome} />}
      </Field>
      <TextFilter name="actor" placeholder={text.actorHint} address={address} errors={errors} />
      <TextFilter name="target" placeholder={text.targetHint} address={address} errors={errors} />
      <Field label={text.fields.from} error={errors.from}>
        {(control) => <Input {...control} name="from" type="date" defaultValue={address.from} />}
      </Field>
      <Field label={text.fields.to} error={errors.to}>
        {(control) => <Input {...control} name="to" type="date" defaultValue={address.to} />}
      </Field>
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-6">
        <Button type="submit" size="sm">
          {text.filter}
        </Button>
        <Link href={auditHref(EVERYTHING)} className={buttonClass('secondary', 'sm')}>
          {text.clear}
        </Link>
        <Shortcuts />
      </div>
    </form>
  );
}

interface TextFilterProps extends Pick<AuditFiltersProps, 'address' | 'errors'> {
  readonly name: 'actor' | 'target';
  readonly placeholder: string;
}

function TextFilter({ name, placeholder, address, errors }: TextFilterProps) {
  return (
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
          maxLength={100}
        />
      )}
    </Field>
  );
}

/** What operators ask most. */
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
