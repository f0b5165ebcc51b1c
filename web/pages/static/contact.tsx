import { TextPage } from '../../components/content/text-page.tsx';
import { buttonClass } from '../../components/ui/button-styles.ts';
import { contactText } from '../../lib/messages/static-pages/contact.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function ContactPage() {
  const { name, supportEmail } = useSite();
  return (
    <TextPage text={contactText(name, supportEmail)} path={paths.contact}>
      <a href={`mailto:${supportEmail}`} className={buttonClass('primary', 'lg', 'mt-8 max-w-full wrap-anywhere')}>
        {supportEmail}
      </a>
    </TextPage>
  );
}
