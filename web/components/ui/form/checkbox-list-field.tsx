import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { CheckboxList, type CheckboxListProps } from './checkbox-list.tsx';

interface CheckboxListFieldProps<Values extends FieldValues, Body>
  extends Pick<CheckboxListProps, 'legend' | 'searchLabel' | 'options' | 'emptyText'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'control'>;
  readonly name: FieldPath<Values>;
}

export function CheckboxListField<Values extends FieldValues, Body>(props: CheckboxListFieldProps<Values, Body>) {
  const { form, name, ...list } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, ref } = field;
  return <CheckboxList {...list} {...{ value, onChange }} error={fieldState.error?.message} searchRef={ref} />;
}
