import { TextPage } from '../../components/content/text-page.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';
import { privacyText } from './privacy.messages.en.ts';

export default function PrivacyPage() {
  const { name, supportEmail } = useSite();
  return <TextPage text={privacyText(name, supportEmail)} path={paths.privacy} isDated />;
}
