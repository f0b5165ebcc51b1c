import { cx } from '../lib/cx.ts';
import type { IconName } from './icon-sprite.tsx';

export type { IconName };

/** Decoration: the words beside it, or the control's name, say what it means. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg aria-hidden="true" className={cx('icon shrink-0', className ?? 'size-4')}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
