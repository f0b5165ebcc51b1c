import { TextPage } from '../../components/content/text-page.tsx';
import { aboutText } from '../../lib/messages/static-pages/about.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function AboutPage() {
  return <TextPage text={aboutText(useSite().name)} path={paths.about} />;
}
