import { useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { text } from '../../lib/forms/messages.en.ts';
import { unresolvedText } from '../../lib/forms/unresolved-text.ts';
import { Combobox, type ComboboxProps } from '../ui/form/combobox/combobox.tsx';
import { Field, type FieldProps } from '../ui/form/controls.tsx';
import { text as comboText } from '../ui/form/messages.en.ts';

interface ComboboxFieldProps<Values extends FieldValues, Body>
  extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'className'>,
    Pick<ComboboxProps, 'options' | 'maxLength'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'control'>;
  readonly name: FieldPath<Values>;
}

/** A field of a form with suggestions; a text that is none of them is a value once its entry has been chosen. */
export function ComboboxField<Values extends FieldValues, Body>(props: ComboboxFieldProps<Values, Body>) {
  const { form, name, options, maxLength, ...field } = props;
  const { field: state, fieldState } = useController({ control: form.control, name });
  const { ref, value, onChange, onBlur } = state;
  return (
    <UnresolvedField {...field} value={value} error={fieldState.error?.message}>
      {(control) => (
        <Combobox
          {...{ control, name, options, value, onChange, onBlur, maxLength }}
          inputRef={ref}
          asTyped={comboText.asTyped}
        />
      )}
    </UnresolvedField>
  );
}

/** Says, once it is left, that what was typed is no choice yet. */
export function UnresolvedField({ value, error, ...field }: FieldProps & { readonly value: string }) {
  const [isLeft, setLeft] = useState(false);
  const typed = unresolvedText(value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the control inside
    <div className="contents" onFocus={() => setLeft(false)} onBlur={() => setLeft(true)}>
      <Field {...field} error={error ?? (isLeft && typed !== undefined ? text.untaken(typed) : undefined)} />
    </div>
  );
}
