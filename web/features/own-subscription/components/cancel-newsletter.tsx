import { Button } from '../../../components/ui/button.tsx';
import { AlertDialog } from '../../../components/ui/overlay/alert-dialog.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { ownText as text } from '../../../lib/messages/newsletter/own.ts';
import { useQuestion } from '../../../lib/session/use-question.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useStop } from '../api/use-own-subscription.ts';
import { ofAccount } from '../own-source.ts';

/** Stops the newsletter of the account, after asking. */
export function CancelNewsletter({ email }: { readonly email: string }) {
  const { isOpen, setOpen } = useQuestion('cancel-newsletter');
  const stop = useStop(ofAccount);
  const toast = useToast();
  const fail = useFailureToast();
  const confirm = () =>
    stop.mutate(undefined, {
      onSuccess: () => toast({ title: text.cancelled, description: text.cancelText(email) }),
      onError: (error) => fail(text.cancelFailed, error),
      onSettled: () => setOpen(false),
    });
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
        onConfirm={confirm}
      />
    </>
  );
}
