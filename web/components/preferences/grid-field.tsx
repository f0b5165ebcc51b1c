import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { CheckboxGrid } from './checkbox-grid.tsx';
import { preferencesText } from './messages.en.ts';

interface GridFieldProps<Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  readonly name: FieldPath<Values> & ('interestAreas' | 'provinces' | 'sectors');
  readonly options: readonly string[];
  readonly hideLegend?: boolean;
}

/** Names of a form to tick, judged with each tick. */
export function GridField<Values extends FieldValues, Body>(props: GridFieldProps<Values, Body>) {
  const { form, name, ...grid } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <CheckboxGrid
      {...grid}
      legend={preferencesText.fields[name]}
      value={field.value}
      onChange={(value) => {
        field.onChange(value);
        void form.trigger(name);
      }}
      error={fieldState.error?.message}
      firstRef={field.ref}
    />
  );
}
