import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
}

export function DropdownMenu({ trigger, items }: DropdownMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-[55] min-w-44 rounded-md border border-line bg-surface p-1 text-ink shadow-xl"
        >
          {items.map(({ label, icon, destructive, disabled, onSelect }) => (
            <Primitive.Item
              key={label}
              onSelect={onSelect}
              {...(disabled === undefined ? {} : { disabled })}
              className={cx(
                'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 text-sm outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-muted',
                destructive && 'text-danger-text',
              )}
            >
              {icon}
              {label}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
