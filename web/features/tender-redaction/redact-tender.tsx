import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { lazyPart } from '../../components/drawn/lazy-part.tsx';
import { useUser } from '../../lib/session/use-user.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

const RedactButton = lazyPart(() => import('./redact-button.tsx'));

/** The way to a redaction, for the Super Admin, also of a removed tender; whoever else reads the page loads no more than these lines. */
export function RedactTender({ id }: { readonly id: number }) {
  const { user } = useUser();
  const isHydrated = useHydrated();
  if (!isHydrated || user?.id !== SUPER_ADMIN_ID || !user.isAdmin) return null;
  return <RedactButton id={id} />;
}
