import type { ComponentProps, ReactNode } from 'react';
import type { FieldKind, OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { TypedField } from '../../../components/admin/typed/typed-field.tsx';
import type { TypedInputProps, TypedKind } from '../../../components/admin/typed/typed-input.tsx';
import * as bound from '../../../components/ui/form/bound-fields.tsx';
import { useHint } from '../field-notes.tsx';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps, TenderForm, TenderValues } from '../tender-values.ts';

interface TextFieldProps {
  readonly form: TenderForm;
  readonly name: Exclude<
    keyof TenderValues,
    'cause' | 'categories' | 'sectors' | 'organizationIds' | 'organizationTyped'
  >;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly wide?: boolean;
}

export function TextField(props: TextFieldProps & Omit<ComponentProps<'input'>, 'form' | 'name' | 'className'>) {
  const hint = useHint(props.name, props.hint);
  return <bound.TextField autoComplete="off" {...props} hint={hint} label={text.label(props.name)} />;
}

export function ParagraphsField(props: TextFieldProps & { readonly rows?: number }) {
  return <bound.ParagraphsField {...props} label={text.label(props.name)} wide />;
}

export type MomentName =
  | 'publishDate'
  | 'closingDate'
  | { [K in TypedKind & FieldKind]: OptionalFieldWith<{ kind: K }> }[TypedKind];

interface MomentFieldProps
  extends TenderFieldsProps,
    Pick<TypedInputProps, 'kind' | 'hint' | 'optional' | 'toward' | 'className'> {
  readonly name: MomentName;
}

export function MomentField(props: MomentFieldProps) {
  const hint = useHint(props.name, props.hint);
  return <TypedField {...props} hint={hint} label={text.label(props.name)} />;
}
