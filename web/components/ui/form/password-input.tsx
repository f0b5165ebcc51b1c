import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { sessionText } from '../../../lib/messages/session.ts';
import { Input } from './input.tsx';

/** A password that can be looked at; pasting and password managers are welcome. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pe-11" />
      <button
        type="button"
        aria-label={isShown ? sessionText.hidePassword : sessionText.showPassword}
        onClick={() => setShown(!isShown)}
        className="js-only absolute inset-y-0 end-0 flex w-10 items-center justify-center rounded-md text-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
