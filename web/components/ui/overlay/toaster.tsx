import { Toast } from 'radix-ui';
import { useDispatch, useSelector } from 'react-redux';
import { cx } from '../../../lib/cx.ts';
import { text } from '../../../lib/mutations/messages.en.ts';
import { selectToast, type ToastAction, toastClosed } from '../../../lib/toast/toast.slice.ts';
import { runAction } from '../../../lib/toast/toast-actions.ts';
import { Icon } from '../../icon.tsx';

const TONES = {
  default: 'border-line bg-surface text-ink',
  destructive: 'border-transparent bg-danger text-on-danger',
} as const;

/** Time to read the text and to reach the button. */
const ACTION_MS = 10_000;

/**
 * At most one toast, five seconds (twice that with a button), closed by a swipe to the right of 50 px; F8 goes to it.
 * aria-live="off" on the viewport keeps a modal from hiding it (radix-ui/primitives#4115): the toast announces itself.
 */
export function Toaster() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={text.notifications}>
      {toast !== null && (
        <Toast.Root
          key={toast.id}
          data-toast=""
          {...(toast.action !== undefined && { duration: ACTION_MS })}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dispatch(toastClosed(toast.id));
          }}
          className={cx('toast flex items-start gap-3 rounded-lg border p-4 lift-xl', TONES[toast.variant])}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold text-sm wrap-anywhere">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="mt-0.5 text-sm wrap-anywhere">{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action !== undefined && <Action action={toast.action} />}
          <Toast.Close
            aria-label={text.closeNotification}
            className="-me-1 -mt-1 flex size-8 shrink-0 items-center justify-center rounded-md"
          >
            <Icon name="x" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        aria-live="off"
        data-toast=""
        className="fixed inset-x-0 top-16 z-[60] m-0 flex w-full flex-col p-4 outline-none sm:inset-x-auto sm:start-0 sm:top-auto sm:bottom-0 sm:max-w-[420px]"
      />
    </Toast.Provider>
  );
}

function Action({ action: { label, run } }: { readonly action: ToastAction }) {
  return (
    <Toast.Action
      altText={text.reach(label)}
      onClick={() => runAction(run)}
      className="min-h-8 shrink-0 self-center rounded-md border border-current px-3 font-semibold text-sm"
    >
      {label}
    </Toast.Action>
  );
}
