import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** Wrap a screen that uses tooltips: 700 ms before the first, none between neighbours within 300 ms. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  readonly content: ReactNode;
  /** One focusable element; it needs its own accessible name, the tooltip only adds to it. */
  readonly children: ReactNode;
}

export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-[55] max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
