import { lazy } from 'react';
import { useSearch } from 'wouter';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

const ContactForm = lazy(() => import('./contact-form.tsx'));

/** The frame of the form, which comes in a chunk of its own once the page is up. */
export function ContactSection() {
  const { supportEmail } = useSite();
  const { user } = useUser();
  const search = useSearch();
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-display font-semibold text-xl">{text.formTitle}</h2>
      <p className="no-js-only mt-4 rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">
        {text.needsScript(supportEmail)}
      </p>
      <div className="js-only mt-5">
        <ClientOnly placeholder={<FormPlaceholder />}>
          {/* A form of its own for each person and notice: nothing of the former stays. */}
          <ContactForm key={`${user?.id} ${search}`} />
        </ClientOnly>
      </div>
    </Card>
  );
}

/** Placeholder as high as the form that takes its place. */
function FormPlaceholder() {
  return (
    <div role="status" aria-label={commonText.loading} className="flex h-[33.5rem] flex-col gap-4 sm:h-[27rem]">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="grow" />
    </div>
  );
}

const LINK = 'inline-flex min-h-8 items-center text-link underline underline-offset-4 wrap-anywhere';

export function ContactInfo() {
  const { name, supportEmail, paymentsEmail, contact } = useSite();
  const { address, phone, whatsApp, openingHours } = contact;
  return (
    <section aria-labelledby="contact-info">
      <h2 id="contact-info" className="font-display font-semibold text-xl">
        {text.infoTitle}
      </h2>
      <address className="mt-4 flex flex-col gap-5 not-italic">
        <p className="flex items-start gap-3">
          <Icon name="map-pin" className="mt-0.5 size-5 text-brand-text" />
          <span>
            <span className="block font-medium">{name}</span>
            {address !== undefined && <span className="whitespace-pre-line">{address}</span>}
            {openingHours !== undefined && <span className="block text-soft">{openingHours}</span>}
          </span>
        </p>
        <EmailLine icon="mail" use={text.support} address={supportEmail} />
        {(phone !== undefined || whatsApp !== undefined) && (
          <p className="flex flex-wrap gap-x-6 ps-8">
            {phone !== undefined && (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
                {text.phone(phone)}
              </a>
            )}
            {whatsApp !== undefined && (
              <a href={`https://wa.me/${whatsApp.slice(1)}`} rel="noopener" className={LINK}>
                {text.whatsApp(whatsApp)}
              </a>
            )}
          </p>
        )}
        <EmailLine icon="newspaper" use={text.payments} address={paymentsEmail} />
      </address>
    </section>
  );
}

function EmailLine({
  icon,
  use,
  address,
}: {
  readonly icon: IconName;
  readonly use: string;
  readonly address: string;
}) {
  return (
    <p className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-brand-text" />
      <span className="min-w-0">
        <span className="block font-medium">{use}</span>
        <a href={`mailto:${address}`} className={LINK}>
          {address}
        </a>
      </span>
    </p>
  );
}
