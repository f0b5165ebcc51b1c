import { useLocation } from 'wouter';
import { ResetForm } from '../../features/auth/components/reset-form.tsx';
import { AuthLink, SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useToast } from '../../lib/toast/use-toast.ts';

/** Where the link of a mail leads. */
export default function ResetPasswordPage() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const leave = (isSignedIn: boolean) => {
    toast({ title: text.resetDone, description: isSignedIn ? text.resetSignedIn : text.resetSignIn });
    navigate(isSignedIn ? paths.account : paths.auth, { replace: true });
  };
  return (
    <SignInCard
      title={text.resetTitle}
      description={text.resetLead}
      path={paths.resetPassword}
      footer={<AuthLink href={paths.forgotPassword}>{text.askAgain}</AuthLink>}
    >
      <ResetForm onSaved={leave} />
    </SignInCard>
  );
}
