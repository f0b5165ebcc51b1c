import { useSearch } from 'wouter';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { AuthLink, SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { SignUpForm } from '../../features/auth/components/sign-up-form.tsx';
import { linkText } from '../../features/auth/links.messages.en.ts';
import { text } from '../../features/auth/messages.en.ts';
import { useSignInRedirect } from '../../features/auth/use-sign-in-redirect.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

/** Sign in, or sign up with ?mode=signup; both carry ?next= along. */
export default function AuthPage() {
  const { name } = useSite();
  const query = new URLSearchParams(useSearch());
  const isSignUp = query.get('mode') === 'signup';
  useSignInRedirect();
  return (
    <SignInCard
      title={isSignUp ? text.signUpTitle : text.loginTitle}
      description={isSignUp ? text.signUpDescription(name) : text.loginDescription}
      path={paths.auth}
      footer={
        <>
          {!isSignUp && <AuthLink href={paths.forgotPassword}>{linkText.forgot}</AuthLink>}
          <AuthLink href={otherMode(query, isSignUp)}>{isSignUp ? text.signUpToLogin : text.loginToSignUp}</AuthLink>
          <p className="text-center text-soft">{text.benefits}</p>
        </>
      }
    >
      {isSignUp ? <SignUpForm key="sign-up" /> : <LoginForm key="login" />}
    </SignInCard>
  );
}

function otherMode(query: URLSearchParams, isSignUp: boolean): string {
  const next = query.get('next');
  const other = new URLSearchParams(isSignUp ? {} : { mode: 'signup' });
  if (next !== null) other.set('next', next);
  return other.size === 0 ? paths.auth : `${paths.auth}?${other}`;
}
