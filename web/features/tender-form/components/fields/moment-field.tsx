import type { FieldKind, OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { TypedKind } from '../../../../components/admin/typed/kinds.ts';
import { TypedField } from '../../../../components/admin/typed/typed-field.tsx';
import type { TypedInputProps } from '../../../../components/admin/typed/typed-input.tsx';
import { useHint } from '../../field-notes.tsx';
import { text } from '../../messages.en.ts';
import type { TenderFieldsProps } from '../../tender-form-type.ts';

export type MomentName =
  | 'publishDate'
  | 'closingDate'
  | { [K in TypedKind & FieldKind]: OptionalFieldWith<{ kind: K }> }[TypedKind];

interface MomentFieldProps
  extends TenderFieldsProps,
    Pick<TypedInputProps, 'kind' | 'hint' | 'optional' | 'toward' | 'className'> {
  readonly name: MomentName;
}

/** A date, a time or both. */
export function MomentField(props: MomentFieldProps) {
  const hint = useHint(props.name, props.hint);
  return <TypedField {...props} hint={hint} label={text.label(props.name)} />;
}
