import { useMemo } from 'react';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { tendersText } from '../../../lib/messages/tenders.ts';

export interface FilterSelectProps {
  readonly name: 'province' | 'city' | 'category' | 'status';
  readonly value: string;
  /** To choose from; the same array as long as it is the same choice. */
  readonly values: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly hideLabel: boolean;
  readonly onChange: (value: string) => void;
}

/** One choice; '' means any. A value that the server no longer lists stays selectable, since the address has it. */
export function FilterSelect({ name, value, values, labels, hideLabel, onChange }: FilterSelectProps) {
  const unlisted = value === '' || values.includes(value) ? undefined : value;
  const options = useMemo(
    () => [
      { value: '', label: tendersText.all[name] },
      ...(unlisted === undefined ? [] : [{ value: unlisted, label: unlisted }]),
      ...values.map((listed) => ({ value: listed, label: labels?.[listed] ?? listed })),
    ],
    [name, unlisted, values, labels],
  );
  return (
    <Field label={tendersText.fields[name]} hideLabel={hideLabel}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={options}
        />
      )}
    </Field>
  );
}
