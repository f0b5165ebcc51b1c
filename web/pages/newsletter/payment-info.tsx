import { TextPage } from '../../components/content/text-page.tsx';
import { comingText } from '../../lib/messages/static-pages/coming.ts';
import { paths } from '../../lib/routing/paths.ts';

export default function PaymentInfoPage() {
  return <TextPage text={comingText.payment} path={paths.payment} />;
}
