import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Tender } from '#contracts/api/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { useDetailsMenu } from '../../../components/use-details-menu.ts';
import { formatClosing } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { text as tenderText, text } from '../messages.en.ts';
import { shorten } from '../shorten.ts';
import { ApplyButton } from './apply-button.tsx';
import { TenderOverview } from './tender-overview.tsx';

export function TenderAside({ tender, save }: { readonly tender: Tender; readonly save: ReactNode }) {
  return (
    <TenderOverview tender={tender}>
      <div className="no-print mt-5 flex flex-col gap-3">
        <div>
          <ApplyButton tender={tender} />
        </div>
        {save}
        {tender.status !== 'closed' && (
          <a
            href={`${paths.tender(tender.id)}.ics?alarm=2`}
            className={buttonClass('ghost', 'md', 'border border-field')}
          >
            <Icon name="calendar-clock" className="size-4" />
            {text.addToCalendar}
          </a>
        )}
        <div className="flex flex-wrap gap-2">
          <ShareMenu tender={tender} />
          <PrintButton />
        </div>
      </div>
    </TenderOverview>
  );
}

export function StayUpdated() {
  return (
    <section
      aria-labelledby="stay-updated"
      className="no-print flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-brass-soft p-5"
    >
      <div>
        <h2 id="stay-updated" className="font-display font-semibold text-lg">
          {text.stayTitle}
        </h2>
        <p className="mt-1 text-sm">{text.stay}</p>
      </div>
      <Link href={paths.newsletter} className={buttonClass('secondary')}>
        {text.stayAction}
      </Link>
    </section>
  );
}

const ITEM = 'flex min-h-10 w-full items-center gap-2.5 rounded-sm px-3 text-start text-sm hover:bg-muted';

/** The phone's own share sheet where there is one; else copy the link or go to WhatsApp. */
function ShareMenu({ tender }: { readonly tender: Tender }) {
  const { ref, close } = useDetailsMenu();
  const toast = useToast();
  const url = `${useSite().publicUrl}${paths.tender(tender.id)}`;
  const title = shorten(tender.title, 150);
  const text = `${title} (${formatClosing(tender.closingDate, tender.closingTime)})`;

  const shareNatively = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    /* A share sheet that was put away again rejects; there is nothing to say about that. */
    navigator.share({ title, text, url }).catch(() => undefined);
  };
  const copy = () => {
    close();
    navigator.clipboard.writeText(url).then(
      () => toast({ title: tenderText.copied }),
      () => toast({ title: tenderText.copyFailed, variant: 'destructive' }),
    );
  };
  return (
    <details ref={ref} className="relative grow">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={shareNatively} className={buttonClass('ghost', 'md', 'w-full border border-field')}>
        <Icon name="share" className="size-4" />
        {tenderText.share}
      </summary>
      <div className="absolute inset-x-0 top-full z-20 mt-1 min-w-44 rounded-md border border-line bg-surface p-1 lift-xl">
        <button type="button" onClick={copy} className={`${ITEM} js-only`}>
          <Icon name="link" className="size-4" />
          {tenderText.copyLink}
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
          className={ITEM}
        >
          <Icon name="message-circle" className="size-4" />
          {tenderText.whatsApp}
        </a>
      </div>
    </details>
  );
}

function PrintButton() {
  return (
    <Button variant="ghost" className="js-only grow border border-field" onClick={() => print()}>
      <Icon name="printer" className="size-4" />
      {tenderText.print}
    </Button>
  );
}
