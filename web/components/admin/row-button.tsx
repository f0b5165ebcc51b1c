import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';

interface RowButtonProps extends ComponentProps<'button'> {
  /** Names the action and its row, for people who do not see the row. */
  readonly label: string;
  readonly hint: string;
  readonly icon: ReactNode;
}

export function RowButton({ label, hint, icon, ...props }: RowButtonProps) {
  return (
    <Tooltip content={hint}>
      <Button {...props} variant="ghost" size="icon" aria-label={label}>
        {icon}
      </Button>
    </Tooltip>
  );
}
