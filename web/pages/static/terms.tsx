import { TextPage } from '../../components/content/text-page.tsx';
import { LAST_UPDATED } from '../../lib/messages/static-pages/static-text.ts';
import { termsText } from '../../lib/messages/static-pages/terms.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function TermsPage() {
  const { name, supportEmail } = useSite();
  return <TextPage text={termsText(name, supportEmail)} path={paths.terms} note={LAST_UPDATED} />;
}
