import { useLocation } from 'wouter';
import { ServerOnly } from '../../../components/drawn/server-only.tsx';
import { linkOf } from '../../../lib/routing/navigation.ts';

/** Footer, imported on the server alone: a static import would bring it into the entry. */
const Footer = import.meta.env.SSR ? (await import('./footer.tsx')).Footer : null;

/** The footer as it came with the page, hidden where people work and do not read; its links lead on within the site without loading it anew. */
export function ServedFooter({ hidden }: { readonly hidden: boolean }) {
  const [, navigate] = useLocation();
  return (
    <ServerOnly
      className={hidden ? 'hidden' : 'mt-auto'}
      onClick={(event) => {
        const path = linkOf(event.nativeEvent);
        if (path === null) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      {Footer !== null && <Footer />}
    </ServerOnly>
  );
}
