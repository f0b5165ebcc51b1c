import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { Icon } from '../../icon.tsx';
import { useFocusReturn } from './focus-return.ts';
import { OVERLAY, PANEL } from './overlay-styles.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Read after the title; required, so that nobody enters a dialog without knowing what it is for. */
  readonly description: string;
  readonly hideDescription?: boolean;
  readonly size?: keyof typeof WIDTHS;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

const WIDTHS = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-w-6xl',
  full: 'sm:max-w-[110rem]',
} as const;

/** A modal dialog: traps the focus and returns it, closes by Escape, by the cross and by a click outside. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  hideDescription = false,
  size = 'sm',
  footer,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content {...focus} onInteractOutside={keepOpenForToasts} className={cx(PANEL, WIDTHS[size])}>
          <header className="flex items-start justify-between gap-4 px-5 pt-5">
            <div className="min-w-0">
              <Primitive.Title className="font-display font-semibold text-xl leading-snug wrap-anywhere">
                {title}
              </Primitive.Title>
              <Primitive.Description className={hideDescription ? 'sr-only' : 'mt-1 text-sm text-soft'}>
                {description}
              </Primitive.Description>
            </div>
            <Primitive.Close
              aria-label={commonText.close}
              className="-me-2 -mt-1 flex size-10 shrink-0 items-center justify-center rounded-md text-soft hover:bg-muted hover:text-ink"
            >
              <Icon name="x" className="size-5" />
            </Primitive.Close>
          </header>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">{footer}</footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closing or swiping a toast is no click outside of the dialog below it. */
function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]') !== null) event.preventDefault();
}
