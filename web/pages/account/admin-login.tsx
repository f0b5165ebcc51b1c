import { ShieldCheck } from 'lucide-react';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { useLanding } from '../../features/auth/use-landing.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { sessionText } from '../../lib/messages/session.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function AdminLoginPage() {
  const { name } = useSite();
  useLanding();
  useHead({
    title: `${sessionText.adminTitle} | ${name}`,
    description: sessionText.adminNote,
    canonical: paths.adminLogin,
    noIndex: true,
  });
  return (
    <SignInCard
      title={sessionText.adminTitle}
      footer={
        <>
          <p className="text-soft">{sessionText.adminNote}</p>
          <p className="flex items-start gap-2 rounded-md bg-muted px-4 py-3">
            <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
            {sessionText.adminSecurity}
          </p>
        </>
      }
    >
      <LoginForm />
    </SignInCard>
  );
}
