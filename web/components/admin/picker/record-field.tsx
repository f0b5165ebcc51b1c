import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import type { FieldProps } from '../../ui/form/controls.tsx';
import { UnresolvedField } from '../combobox-field.tsx';
import { RecordPicker, type RecordPickerProps } from './record-picker.tsx';

interface RecordFieldProps<Values extends FieldValues, Body>
  extends Pick<FieldProps, 'label' | 'hint' | 'optional'>,
    Pick<RecordPickerProps, 'path' | 'parameters' | 'placeholder' | 'creates'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'control'>;
  readonly name: FieldPath<Values>;
}

/** A field of a form whose value is the id of a record, or ''. */
export function RecordField<Values extends FieldValues, Body>(props: RecordFieldProps<Values, Body>) {
  const { form, name, label, hint, optional, ...picker } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <UnresolvedField label={label} hint={hint} optional={optional} value={value} error={fieldState.error?.message}>
      {(control) => <RecordPicker {...picker} {...{ control, name, value, onChange, onBlur }} inputRef={ref} />}
    </UnresolvedField>
  );
}
