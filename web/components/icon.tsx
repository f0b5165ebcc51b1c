import { cx } from '../lib/cx.ts';

/** Drawn by the sprite in the document (web/app/server/icon-sprite.tsx), so that no script carries their outlines. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'bookmark'
  | 'calendar-clock'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'copy'
  | 'external-link'
  | 'eye'
  | 'eye-off'
  | 'link'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message-circle'
  | 'monitor'
  | 'moon'
  | 'newspaper'
  | 'printer'
  | 'search'
  | 'search-x'
  | 'share'
  | 'shield-check'
  | 'sliders'
  | 'sun'
  | 'x';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Decoration: the words beside it, or the control's name, say what it means. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={cx('icon shrink-0', className ?? 'size-4')}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
