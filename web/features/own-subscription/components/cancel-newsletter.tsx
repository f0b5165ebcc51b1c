import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useCancel } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';

export function CancelNewsletter({ email }: { readonly email: string }) {
  return (
    <ConfirmButton
      title={text.cancelTitle}
      description={text.cancelText(email)}
      confirm={[text.cancelConfirm, text.cancelling]}
      cancelLabel={text.keep}
      mutation={useCancel(email)}
    >
      {text.cancel}
    </ConfirmButton>
  );
}
