import { TextPage } from '../../components/content/text-page.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';
import { cookiesText } from './cookies.messages.en.ts';

export default function CookiesPage() {
  const { name } = useSite();
  return <TextPage text={cookiesText(name)} path={paths.cookies} isDated />;
}
