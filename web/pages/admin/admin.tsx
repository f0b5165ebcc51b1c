import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../../components/ui/button.tsx';
import { CheckingSession } from '../../features/auth/components/checking-session.tsx';
import { useHead } from '../../lib/head/use-head.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { text } from './messages.en.ts';

const Dashboard = lazy(() => import('./dashboard.tsx'));

/** The door: a spinner while the session loads, /auth for nobody, a refusal for everybody but administrators. */
export default function AdminPage() {
  const { user, isLoading } = useUser();
  const isHydrated = useHydrated();
  const [, navigate] = useLocation();
  const isNobody = !isLoading && user === null;
  useHead({ title: text.title, description: text.title, noIndex: true });
  useEffect(() => {
    const here = `${paths.admin}${location.search}`;
    if (isNobody) navigate(`${paths.auth}?next=${encodeURIComponent(here)}`, { replace: true });
  }, [isNobody, navigate]);

  if (user !== null && !user.isAdmin) return <AccessDenied />;
  const spinner = <CheckingSession label={text.checking} />;
  if (user === null || !isHydrated) return spinner;
  return (
    <Suspense fallback={spinner}>
      <Dashboard />
    </Suspense>
  );
}

function AccessDenied() {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <h1 className="font-bold font-display text-3xl">{text.deniedTitle}</h1>
      <p className="text-soft">{text.denied}</p>
      <Link href={paths.home} className={buttonClass('primary')}>
        {text.returnHome}
      </Link>
    </div>
  );
}
