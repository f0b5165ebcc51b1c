import { type ComponentProps, useState } from 'react';
import { authText } from '../lib/messages/auth.ts';
import { Icon } from './icon.tsx';
import { Input } from './ui/form/input.tsx';

/** A password that can be looked at; pasting and password managers are welcome. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pe-11" />
      <button
        type="button"
        aria-label={isShown ? authText.hidePassword : authText.showPassword}
        onClick={() => setShown(!isShown)}
        className="js-only absolute inset-y-0 end-0 flex w-10 items-center justify-center rounded-md text-soft hover:text-ink"
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
      </button>
    </div>
  );
}
