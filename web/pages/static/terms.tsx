import { TextPage } from '../../components/content/text-page.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';
import { termsText } from './terms.messages.en.ts';

export default function TermsPage() {
  const { name, supportEmail } = useSite();
  return <TextPage text={termsText(name, supportEmail)} path={paths.terms} isDated />;
}
