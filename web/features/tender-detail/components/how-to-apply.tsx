import type { Tender } from '#contracts/api/tenders.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { Icon } from '../../../components/icon.tsx';
import { formatClosing, formatDay, formatInstant } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { text as tenderText } from '../messages.en.ts';

const text = tenderText.howTo;

/** The way to a bid, step by step, from what the notice states. */
export function HowToApply({ tender }: { readonly tender: Tender }) {
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-2 ps-5 wrap-anywhere">
        {stepsOf(tender).map((step) => (
          <li key={step} dir="auto">
            {step}
          </li>
        ))}
      </ol>
      {tender.contact !== null && (
        <div>
          <p className="font-semibold text-sm">{TENDER_LABELS.contact}</p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {tender.contact}
          </p>
        </div>
      )}
      <SourceLink tender={tender} />
    </div>
  );
}

/** The notice where it was published; nothing when no address is known. */
export function SourceLink({ tender }: { readonly tender: Tender }) {
  if (tender.sourceUrl === null) return null;
  return (
    <a
      href={tender.sourceUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-8 items-center gap-1.5 self-start text-link underline underline-offset-4"
    >
      {tenderText.openSource}
      <Icon name="external-link" className="size-4" />
      <span className="sr-only">{commonText.opensInNewTab}</span>
    </a>
  );
}

function stepsOf(tender: Tender): readonly string[] {
  const published = formatDay(tender.publishDate);
  const steps: readonly (string | null)[] = [
    tender.source === null ? text.noSource(published) : text.source(tender.source, published),
    tender.organization === null ? text.noOrganization : text.organization(tender.organization.name),
    tender.reference && text.reference(tender.reference),
    tender.documentFee && text.fee(tender.documentFee),
    tender.bidSecurity && text.security(tender.bidSecurity),
    text.submit(formatClosing(tender.closingDate, tender.closingTime)),
    tender.openingAt && text.opening(formatInstant(tender.openingAt)),
  ];
  return steps.filter((step): step is string => step !== null && step !== '');
}
