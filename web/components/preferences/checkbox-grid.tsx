import type { Ref } from 'react';
import { Checkbox } from '../ui/form/checkbox.tsx';
import type { CheckboxListProps } from '../ui/form/checkbox-list.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';

interface CheckboxGridProps extends Pick<CheckboxListProps, 'legend' | 'options' | 'value' | 'onChange' | 'error'> {
  readonly hideLegend?: boolean;
  /** Takes the focus when the choice is wrong. */
  readonly firstRef?: Ref<HTMLButtonElement>;
}

/** A few names to tick: two columns, three on wide screens. Chosen names that are not offered are listed too. */
export function CheckboxGrid({ legend, hideLegend, options, value, onChange, error, firstRef }: CheckboxGridProps) {
  const names = [...new Set([...options, ...value])];
  const toggle = (name: string, checked: boolean) =>
    onChange(names.filter((other) => (other === name ? checked : value.includes(other))));
  return (
    <FieldGroup
      legend={legend}
      hideLegend={hideLegend}
      error={error}
      className="min-[26rem]:grid-cols-[auto_auto] lg:grid-cols-3"
    >
      {names.map((name, index) => (
        <Checkbox
          key={name}
          label={name}
          ref={index === 0 ? firstRef : undefined}
          checked={value.includes(name)}
          aria-invalid={error === undefined ? undefined : true}
          onCheckedChange={(checked) => toggle(name, checked)}
        />
      ))}
    </FieldGroup>
  );
}
