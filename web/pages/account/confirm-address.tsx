import { ConfirmForm } from '../../features/auth/components/confirm-form.tsx';
import { SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { paths } from '../../lib/routing/paths.ts';

/** Where the link of a mail leads. */
export default function ConfirmAddressPage() {
  return (
    <SignInCard title={text.confirmTitle} description={text.confirmLead} path={paths.confirmAddress}>
      <ConfirmForm />
    </SignInCard>
  );
}
