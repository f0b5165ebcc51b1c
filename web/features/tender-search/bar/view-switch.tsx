import { useEffect, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { chooseListView, isListCompact } from '../../../lib/theme/list-view.ts';
import { text } from '../messages.en.ts';

/** Rows in place of cards, where there is room for them. The styles do it, before the first paint too. */
export function ViewSwitch() {
  const [isCompact, setCompact] = useState(false);
  useEffect(() => setCompact(isListCompact()), []);
  return (
    <button
      type="button"
      aria-pressed={isCompact}
      title={text.compact}
      aria-label={text.compact}
      onClick={() => {
        chooseListView(!isCompact);
        setCompact(!isCompact);
      }}
      className={buttonClass('secondary', 'icon', 'js-only max-lg:hidden aria-pressed:bg-brand-soft')}
    >
      <Icon name="rows" className="size-5" />
    </button>
  );
}
