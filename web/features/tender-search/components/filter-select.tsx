import { useMemo } from 'react';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import { Field, Select } from '../../../components/ui/form/controls.tsx';
import { text } from '../messages.en.ts';
import { countsOf, type FacetName } from '../narrowing/facets.ts';

interface FilterSelectProps {
  readonly name: FacetName;
  readonly value: string;
  /** Values to choose from; the same array as long as it is the same choice. */
  readonly values: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  /** Tells how many tenders each value would leave. */
  readonly facets?: TenderFacets | undefined;
  readonly hideLabel: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * One choice; '' means any. What would find nothing now comes last. A value that the server no longer lists stays selectable,
 * since the address has it.
 */
export function FilterSelect({ name, value, values, labels, facets, hideLabel, onChange }: FilterSelectProps) {
  const unlisted = value === '' || values.includes(value) ? undefined : value;
  const options = useMemo(() => {
    const countOf = countsOf(facets, name);
    const counted = [unlisted ?? [], values].flat().map((listed) => ({ listed, count: countOf(listed) }));
    const byUse = [false, true].flatMap((isEmpty) => counted.filter(({ count }) => (count === '0') === isEmpty));
    const toOption = ({ listed, count }: (typeof counted)[number]) => {
      const label = labels?.[listed] ?? listed;
      return { value: listed, label: count === undefined ? label : text.counted(label, count) };
    };
    return [{ value: '', label: text.all[name] }, ...byUse.map(toOption)];
  }, [name, unlisted, values, labels, facets]);
  return (
    <Field label={text.fields[name]} hideLabel={hideLabel}>
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
