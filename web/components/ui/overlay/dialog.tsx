import { Dialog as Primitive } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useWarnBeforeUnload } from '../../../lib/forms/use-warn-before-unload.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { Icon } from '../../icon.tsx';
import { Button } from '../button.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { takeFirstField } from './first-field.ts';
import { useFocusReturn } from './focus-return.ts';
import { text } from './messages.en.ts';
import { OVERLAY, PANEL } from './overlay-styles.ts';

export interface DialogProps {
  /** Absent where being mounted means open. */
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Read after the title; required, so that nobody enters a dialog without knowing what it is for. */
  readonly description: string;
  readonly hideDescription?: boolean;
  readonly size?: keyof typeof WIDTHS;
  /** Whether closing would lose what was entered, and so asks first; absent: whether text was typed. */
  readonly dirty?: boolean | undefined;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

const WIDTHS = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  full: 'sm:max-w-[110rem]',
} as const;

/** A button of the footer that closes the dialog as its cross does. */
export function DialogClose({ children = commonText.cancel }: { readonly children?: string }) {
  return (
    <Primitive.Close asChild>
      <Button variant="secondary">{children}</Button>
    </Primitive.Close>
  );
}

/**
 * A modal dialog: gives the focus to its first field, traps it and returns it. It closes by Escape, by the cross, by Back
 * and by a click outside, and asks before that when something was entered.
 */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  hideDescription = false,
  size = 'sm',
  dirty,
  footer,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const typed = useTypedText();
  const [isDiscarding, setDiscarding] = useState(false);
  const isLossy = () => open && (dirty ?? typed.isThere());
  useWarnBeforeUnload(isLossy);
  const close = () => (isLossy() ? setDiscarding(true) : onClose());
  return (
    // Nothing in here opens it, so that every change is a closing.
    <Primitive.Root open={open} onOpenChange={close}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            onOpenAutoFocus();
            takeFirstField(event.target as HTMLElement);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onFocus={typed.onFocus}
          onInteractOutside={keepOpenForToasts}
          className={cx(PANEL, 'outline-none', WIDTHS[size])}
        >
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
          <AlertDialog
            open={isDiscarding}
            onClose={() => setDiscarding(false)}
            title={text.discardTitle}
            description={text.discardText}
            confirmLabel={text.discard}
            cancelLabel={text.keepEditing}
            onConfirm={() => {
              setDiscarding(false);
              onClose();
            }}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closing or swiping a toast is no click outside of the dialog below it. */
function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]') !== null) event.preventDefault();
}

const TEXTS = 'textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number])';

/** Remembers what stood in each text field of a dialog, so that closing it can ask before typed text is lost. */
function useTypedText() {
  const before = useRef(new Map<HTMLInputElement, string>());
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches(TEXTS)) return;
      const field = target as HTMLInputElement;
      if (!before.current.has(field)) before.current.set(field, field.value);
    },
    /** Whether a text stands in some field that was not there when the field was entered first. */
    isThere: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
}
