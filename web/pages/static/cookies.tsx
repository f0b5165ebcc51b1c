import { TextPage } from '../../components/content/text-page.tsx';
import { cookiesText } from '../../lib/messages/static-pages/cookies.ts';
import { LAST_UPDATED } from '../../lib/messages/static-pages/static-text.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function CookiesPage() {
  const { name } = useSite();
  return <TextPage text={cookiesText(name)} path={paths.cookies} note={LAST_UPDATED} />;
}
