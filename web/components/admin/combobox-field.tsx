import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../ui/form/combobox.tsx';
import { Field, type FieldProps } from '../ui/form/field.tsx';

interface ComboboxFieldProps<Values extends FieldValues, Body>
  extends Pick<FieldProps, 'label' | 'hint' | 'optional'>,
    Pick<ComboboxProps, 'options' | 'maxLength'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'control'>;
  readonly name: FieldPath<Values>;
}

/** A field of a form with suggestions, in which any text is a value. */
export function ComboboxField<Values extends FieldValues, Body>(props: ComboboxFieldProps<Values, Body>) {
  const { form, name, options, maxLength, ...field } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <Field {...field} error={fieldState.error?.message}>
          {(control) => (
            <Combobox {...{ control, options, value, onChange, onBlur, maxLength }} inputRef={ref} freeText />
          )}
        </Field>
      )}
    />
  );
}
