import { TextPage } from '../../components/content/text-page.tsx';
import { comingText } from '../../lib/messages/static-pages/coming.ts';

export default function UnsubscribePage() {
  return <TextPage text={comingText.unsubscribe} />;
}
