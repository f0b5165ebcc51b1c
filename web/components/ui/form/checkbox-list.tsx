import { type Ref, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Input, toOptions } from './controls.tsx';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { text } from './messages.en.ts';
import { suggest } from './suggestions.ts';

interface CheckboxListProps {
  readonly legend: string;
  readonly searchLabel: string;
  /** Names to choose from; chosen ones that are not among them are listed too. */
  readonly options: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly emptyText: string;
  readonly error?: string | undefined;
  /** Takes the focus when the choice is wrong. */
  readonly searchRef?: Ref<HTMLInputElement>;
}

export function CheckboxList({
  legend,
  searchLabel,
  options,
  value,
  onChange,
  emptyText,
  error,
  searchRef,
}: CheckboxListProps) {
  const [search, setSearch] = useState('');
  const names = [...new Set([...options, ...value])];
  const { shown } = suggest(toOptions(names), search, names.length);
  const toggle = (name: string, checked: boolean) =>
    onChange(checked ? [...value, name] : value.filter((other) => other !== name));
  return (
    <FieldGroup legend={legend} hint={text.selected(value.length)} error={error}>
      <Field label={searchLabel} hideLabel>
        {(control) => (
          <Input
            {...control}
            ref={searchRef}
            type="search"
            placeholder={searchLabel}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <div className="relative max-h-52 overflow-y-auto rounded-md border border-line px-3 py-2">
        {shown.map(({ value: name }) => (
          <Checkbox
            key={name}
            label={name}
            checked={value.includes(name)}
            aria-invalid={error === undefined ? undefined : true}
            onCheckedChange={(checked) => toggle(name, checked)}
          />
        ))}
        {shown.length === 0 && (
          <p className="py-1 text-sm text-soft">{search === '' ? emptyText : text.noMatch(search)}</p>
        )}
      </div>
    </FieldGroup>
  );
}
