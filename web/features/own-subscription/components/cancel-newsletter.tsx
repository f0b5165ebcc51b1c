import { Button } from '../../../components/ui/button.tsx';
import { AlertDialog } from '../../../components/ui/overlay/alert-dialog.tsx';
import { useQuestion } from '../../../lib/session/use-question.ts';
import { useCancel } from '../api/use-cancel.ts';
import { text } from '../messages.en.ts';

/** Stops the newsletter of the account, after asking. */
export function CancelNewsletter({ email }: { readonly email: string }) {
  const { isOpen, setOpen } = useQuestion('cancel-newsletter');
  const stop = useCancel(email);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.cancelTitle}
        description={text.cancelText(email)}
        confirmLabel={stop.isPending ? text.cancelling : text.cancelConfirm}
        cancelLabel={text.keep}
        pending={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
