import { Checkbox as Primitive } from 'radix-ui';
import { type ComponentProps, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { Icon } from '../../icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<typeof Primitive.Root>, 'id' | 'onCheckedChange'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ label, hideLabel = false, className, onCheckedChange, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('flex items-start gap-2.5 py-0.5', className)}>
      <Primitive.Root
        {...props}
        id={id}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-sm border border-field bg-surface aria-invalid:border-danger data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=checked]:text-on-brand"
      >
        <Primitive.Indicator>
          <Icon name="check" className="size-4 [stroke-width:3]" />
        </Primitive.Indicator>
      </Primitive.Root>
      <label htmlFor={id} {...scriptOf(label)} className={hideLabel ? 'sr-only' : 'text-sm leading-6 wrap-anywhere'}>
        {label}
      </label>
    </div>
  );
}
