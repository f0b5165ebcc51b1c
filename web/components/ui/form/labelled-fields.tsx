import type { ChangeEvent, ComponentProps } from 'react';
import { Field, type FieldProps, Input, Select, type SelectProps, Textarea } from './controls.tsx';

/** A field whose value its caller holds; the class is that of the whole. */
interface LabelledProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

type Labelled<Control> = LabelledProps & Omit<Control, keyof LabelledProps | 'onChange'>;

function parts<Props extends LabelledProps>({ label, hint, error, optional, hideLabel, className, ...props }: Props) {
  const { onValue, ...rest } = props;
  const onChange = ({ target }: ChangeEvent<{ readonly value: string }>) => onValue(target.value);
  return { field: { label, hint, error, optional, hideLabel, className }, control: { ...rest, onChange } };
}

export function LabelledInput(props: Labelled<ComponentProps<'input'>>) {
  const { field, control } = parts(props);
  return <Field {...field}>{(names) => <Input {...names} {...control} />}</Field>;
}

export function LabelledTextarea(props: Labelled<ComponentProps<'textarea'>>) {
  const { field, control } = parts(props);
  return <Field {...field}>{(names) => <Textarea {...names} {...control} />}</Field>;
}

export function LabelledSelect(props: Labelled<SelectProps>) {
  const { field, control } = parts(props);
  return <Field {...field}>{(names) => <Select {...names} {...control} />}</Field>;
}
