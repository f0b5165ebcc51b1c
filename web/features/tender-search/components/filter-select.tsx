import { Field } from '../../../components/ui/form/field.tsx';
import { Select, type SelectOption } from '../../../components/ui/form/select.tsx';
import { tendersText } from '../../../lib/messages/tenders.ts';

export interface FilterSelectProps {
  readonly name: 'province' | 'city' | 'category' | 'status';
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly hideLabel: boolean;
  readonly onChange: (value: string) => void;
}

/** One choice; '' means any. A value that the server no longer lists stays selectable, since the address has it. */
export function FilterSelect({ name, value, options, hideLabel, onChange }: FilterSelectProps) {
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Field label={tendersText.fields[name]} hideLabel={hideLabel}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={[
            { value: '', label: tendersText.all[name] },
            ...(isListed ? [] : [{ value, label: value }]),
            ...options,
          ]}
        />
      )}
    </Field>
  );
}
