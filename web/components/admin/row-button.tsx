import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';

interface RowButtonProps extends ComponentProps<'button'> {
  /** Names the action and its row, for people who do not see the row. */
  readonly label: string;
  readonly hint: string;
  readonly icon: LucideIcon;
  readonly iconClass?: string;
}

export function RowButton({ label, hint, icon: Icon, iconClass, ...props }: RowButtonProps) {
  return (
    <Tooltip content={hint}>
      <Button {...props} variant="ghost" size="icon" aria-label={label}>
        <Icon className={cx('size-4', iconClass)} />
      </Button>
    </Tooltip>
  );
}
