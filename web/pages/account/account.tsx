import { TextPage } from '../../components/content/text-page.tsx';
import { comingText } from '../../lib/messages/static-pages/coming.ts';
import { paths } from '../../lib/routing/paths.ts';

export default function AccountPage() {
  return <TextPage text={comingText.account} path={paths.account} />;
}
