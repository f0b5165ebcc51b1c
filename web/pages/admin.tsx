import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../components/ui/button-styles.ts';
import { LoadingArea } from '../components/ui/spinner.tsx';
import { useHead } from '../lib/head/use-head.ts';
import { accessText } from '../lib/messages/access.ts';
import { paths } from '../lib/routing/paths.ts';
import { useUser } from '../lib/session/use-user.ts';
import { useSite } from '../lib/site.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';

const Dashboard = lazy(() => import('./admin-dashboard.tsx'));

/** The door: a spinner while the session loads, /auth for nobody, a refusal for everybody but administrators. */
export default function AdminPage() {
  const { name } = useSite();
  const { user, isLoading } = useUser();
  const isHydrated = useHydrated();
  const [, navigate] = useLocation();
  const isNobody = !isLoading && user === null;
  useHead({ title: `${accessText.title} | ${name}`, description: accessText.title, noIndex: true });
  useEffect(() => {
    if (isNobody) navigate(`${paths.auth}?next=${encodeURIComponent(paths.admin)}`, { replace: true });
  }, [isNobody, navigate]);

  if (user !== null && !user.isAdmin) return <AccessDenied />;
  const spinner = <LoadingArea label={accessText.checking} />;
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
      <h1 className="font-bold font-display text-3xl">{accessText.deniedTitle}</h1>
      <p className="text-soft">{accessText.denied}</p>
      <Link href={paths.home} className={buttonClass('primary')}>
        {accessText.returnHome}
      </Link>
    </div>
  );
}
