import { useEffect, useState } from 'react';
import { text } from '../messages.en.ts';
import { isSlashOn, switchSlash } from '../use-slash-shortcut.ts';

/** Switches the shortcut of one key off and on (WCAG 2.1.4). */
export function SlashSwitch() {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isSlashOn()), []);
  return (
    <label className="js-only inline-flex max-lg:hidden min-h-8 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          switchSlash(target.checked);
        }}
        className="size-4 accent-brand"
      />
      {text.slash}
    </label>
  );
}
