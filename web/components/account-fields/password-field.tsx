import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../icon.tsx';
import { type BoundFieldProps, bindField } from '../ui/form/bound-fields.tsx';
import { Field, Input } from '../ui/form/controls.tsx';
import { text } from './messages.en.ts';

export function PasswordField<Values extends FieldValues, Body>(
  props: BoundFieldProps<Values, Body> & { readonly autoComplete: 'current-password' | 'new-password' },
) {
  const { field, registered, rest } = bindField(props);
  return <Field {...field}>{(control) => <PasswordInput {...control} {...registered} {...rest} />}</Field>;
}

/** A password that can be looked at; pasting and password managers are welcome. */
function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      {/* From the left in every script: from the right, it would run under the eye. */}
      <Input {...props} dir="ltr" type={isShown ? 'text' : 'password'} className="pe-11" />
      <button
        type="button"
        aria-label={isShown ? text.hidePassword : text.showPassword}
        onClick={() => setShown(!isShown)}
        className="js-only absolute inset-y-0 end-0 flex w-10 items-center justify-center rounded-md text-soft hover:text-ink"
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
      </button>
    </div>
  );
}
