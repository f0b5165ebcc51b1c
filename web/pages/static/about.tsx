import { TextPage } from '../../components/content/text-page.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';
import { aboutText } from './about.messages.en.ts';

export default function AboutPage() {
  return <TextPage text={aboutText(useSite().name)} path={paths.about} />;
}
