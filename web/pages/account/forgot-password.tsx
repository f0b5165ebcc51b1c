import { AuthLink } from '../../features/auth/components/auth-page-link.tsx';
import { ForgotForm } from '../../features/auth/components/forgot-form.tsx';
import { SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { paths } from '../../lib/routing/paths.ts';

export default function ForgotPasswordPage() {
  useHead({ title: text.forgotTitle, description: text.forgotLead, canonical: paths.forgotPassword, noIndex: true });
  return (
    <SignInCard
      title={text.forgotTitle}
      description={text.forgotLead}
      footer={<AuthLink href={paths.auth}>{text.toLogin}</AuthLink>}
    >
      <ForgotForm />
    </SignInCard>
  );
}
