import type { ReactNode } from 'react';
import { Field, type FieldControl, type FieldProps } from '../../../components/ui/form/controls.tsx';
import { FieldGroup } from '../../../components/ui/form/field-group.tsx';

/** Contents of a form that came back, or of a new one. */
export interface PlainFormState {
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

export function PlainField({ values, errorOf, firstWrong, name, children, ...field }: PlainFieldProps) {
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

/** Names to tick, each a box of the browser's own. */
export function PlainCheckboxes({ values, errorOf, firstWrong, name, legend, options }: PlainCheckboxesProps) {
  const error = errorOf(name);
  return (
    <div className="sm:col-span-2">
      <FieldGroup legend={legend} error={error} className="grid-cols-2 lg:grid-cols-3">
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
