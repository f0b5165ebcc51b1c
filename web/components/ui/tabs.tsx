import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...props}
      className={cx('flex max-w-full gap-1 overflow-x-auto overflow-y-hidden border-line border-b', className)}
    />
  );
}

export function TabsTrigger(props: Omit<ComponentProps<typeof Primitive.Trigger>, 'className'>) {
  return (
    <Primitive.Trigger
      {...props}
      className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-2 px-4 font-medium text-sm text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink"
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} className={cx('pt-5', className)} />;
}
