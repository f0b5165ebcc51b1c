import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Input } from '../ui/form/controls.tsx';
import { text } from './messages.en.ts';

/** A password that can be looked at; pasting and password managers are welcome. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pe-11" />
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
