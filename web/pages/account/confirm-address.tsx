import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FieldError } from '../../components/ui/form/controls.tsx';
import { useConfirmAddress } from '../../features/auth/api/links.ts';
import { SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { errorDetail } from '../../lib/api/api-error.ts';
import { focusContent } from '../../lib/routing/navigation.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Goal of the link in a mail. */
export default function ConfirmAddressPage() {
  const confirm = useConfirmAddress();
  return (
    <SignInCard
      title={text.confirmTitle}
      description={text.confirmLead}
      isDescribed={!confirm.isSuccess}
      path={paths.confirmAddress}
    >
      <ConfirmForm confirm={confirm} />
    </SignInCard>
  );
}

/** One button: mail programs open links by themselves, and that must confirm nothing. */
function ConfirmForm({ confirm }: { readonly confirm: ReturnType<typeof useConfirmAddress> }) {
  const isReady = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(undefined, { onSuccess: focusContent }); // the button disappears
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {!confirm.isSuccess && (
        <Button type="submit" size="lg" disabled={!isReady} pending={confirm.isPending}>
          {confirm.isPending ? text.confirmPending : text.confirmSubmit}
        </Button>
      )}
      <FieldError message={errorDetail(confirm.error)} />
      <div role="status">
        {confirm.isSuccess && (
          <Alert tone="success" title={text.confirmDone}>
            {text.confirmDoneText}
          </Alert>
        )}
      </div>
      <Link href={paths.account} className="text-center text-link text-sm underline underline-offset-4">
        {text.toAccount}
      </Link>
    </form>
  );
}
