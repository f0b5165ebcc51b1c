import { TextPage } from '../../components/content/text-page.tsx';
import { privacyText } from '../../lib/messages/static-pages/privacy.ts';
import { LAST_UPDATED } from '../../lib/messages/static-pages/static-text.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function PrivacyPage() {
  const { name, supportEmail } = useSite();
  return <TextPage text={privacyText(name, supportEmail)} path={paths.privacy} note={LAST_UPDATED} />;
}
