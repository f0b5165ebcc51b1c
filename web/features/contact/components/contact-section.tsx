import { lazy } from 'react';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

const ContactForm = lazy(() => import('./contact-form.tsx'));

/** The frame of the form, which comes in a chunk of its own once the page is up. */
export function ContactSection() {
  const { supportEmail } = useSite();
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-display font-semibold text-xl">{text.formTitle}</h2>
      <p className="no-js-only mt-4 rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">
        {text.needsScript(supportEmail)}
      </p>
      <div className="js-only mt-5">
        <ClientOnly placeholder={<FormPlaceholder />}>
          <ContactForm />
        </ClientOnly>
      </div>
    </Card>
  );
}

/** As high as the form that takes its place. */
function FormPlaceholder() {
  return (
    <div role="status" aria-label={commonText.loadingForm} className="flex h-[33.5rem] flex-col gap-4 sm:h-[27rem]">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="grow" />
    </div>
  );
}
