import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface AccordionItem {
  readonly value: string;
  readonly title: string;
  /** A word about the content, at the end of the title's line. */
  readonly note?: string;
  readonly content: ReactNode;
}

/** One section open at a time, and it can be closed again. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  return (
    <Primitive.Root type="single" collapsible className="divide-y divide-line border-line border-y">
      {items.map(({ value, title, note, content }) => (
        <Primitive.Item key={value} value={value}>
          <Primitive.Header asChild>
            <h3>
              <Primitive.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-start font-medium">
                {title}
                {note !== undefined && <span className="ms-auto font-normal text-soft text-sm">{note}</span>}
                <Icon
                  name="chevron-down"
                  className="size-5 text-soft transition-transform group-data-[state=open]:rotate-180 motion-reduce:transition-none"
                />
              </Primitive.Trigger>
            </h3>
          </Primitive.Header>
          <Primitive.Content className="pb-4">{content}</Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
