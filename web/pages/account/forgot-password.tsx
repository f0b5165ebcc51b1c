import { ForgotForm } from '../../features/auth/components/forgot-form.tsx';
import { AuthLink, SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { paths } from '../../lib/routing/paths.ts';

export default function ForgotPasswordPage() {
  return (
    <SignInCard
      title={text.forgotTitle}
      description={text.forgotLead}
      path={paths.forgotPassword}
      footer={<AuthLink href={paths.auth}>{text.toLogin}</AuthLink>}
    >
      <ForgotForm />
    </SignInCard>
  );
}
