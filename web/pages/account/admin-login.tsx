import { Icon } from '../../components/icon.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { AuthLink, SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText } from '../../features/auth/links.messages.en.ts';
import { text } from '../../features/auth/messages.en.ts';
import { useSignInRedirect } from '../../features/auth/use-sign-in-redirect.ts';
import { paths } from '../../lib/routing/paths.ts';

export default function AdminLoginPage() {
  useSignInRedirect();
  return (
    <SignInCard
      title={text.adminTitle}
      description={text.adminNote}
      isDescribed={false}
      path={paths.adminLogin}
      footer={
        <>
          <AuthLink href={paths.forgotPassword}>{linkText.forgot}</AuthLink>
          <p className="text-soft">{text.adminNote}</p>
          <p className="flex items-start gap-2 rounded-md bg-muted px-4 py-3">
            <Icon name="shield-check" className="size-5 text-brand" />
            {text.adminSecurity}
          </p>
        </>
      }
    >
      <LoginForm />
    </SignInCard>
  );
}
