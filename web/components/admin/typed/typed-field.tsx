import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

interface TypedFieldProps<Values extends FieldValues, Body>
  extends Omit<TypedInputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'control'>;
  readonly name: FieldPath<Values>;
}

export function TypedField<Values extends FieldValues, Body>(props: TypedFieldProps<Values, Body>) {
  const { form, name, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <TypedInput {...rest} {...{ name, value, onChange, onBlur }} inputRef={ref} error={fieldState.error?.message} />
  );
}
