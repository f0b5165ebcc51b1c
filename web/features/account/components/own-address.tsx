import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useOwnAddress, useResend } from '../api/own-address.ts';
import { text } from '../messages.en.ts';

/** Says whether the address is confirmed, and which one waits for it. */
export function OwnAddress({ email }: { readonly email: string }) {
  const { data } = useOwnAddress();
  const resend = useResend();
  const toast = useToast();
  const fail = useFailureToast();
  if (data === undefined || (data.isConfirmed && data.waiting === null)) return null;
  const ask = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: text.linkSent, description: message }),
      onError: (error) => fail(text.linkFailed, error),
    });
  return (
    <div className="mb-4 flex flex-col gap-3">
      {data.waiting !== null && <Alert className="wrap-anywhere">{text.waiting(data.waiting, email)}</Alert>}
      {!data.isConfirmed && (
        <Alert tone="warning" title={text.unconfirmed} className="wrap-anywhere">
          <p>{text.unconfirmedText(email)}</p>
          <Button variant="secondary" size="sm" className="mt-3" pending={resend.isPending} onClick={ask}>
            {text.resend}
          </Button>
        </Alert>
      )}
    </div>
  );
}
