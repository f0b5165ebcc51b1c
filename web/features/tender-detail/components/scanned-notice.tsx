import type { Tender } from '#contracts/api/tenders.ts';
import { tenderText } from '../../../lib/messages/tender.ts';

/** Room for a scan of unknown size: a newspaper column. */
const FALLBACK = { width: 800, height: 1000 } as const;

export interface ScannedNoticeProps {
  readonly tender: Tender;
  readonly imageUrl: string;
}

/** The scan, in its place before it has loaded; opens in full size. */
export function ScannedNotice({ tender, imageUrl }: ScannedNoticeProps) {
  const { imageWidth, imageHeight, title } = tender;
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line bg-white">
        <img
          src={imageUrl}
          alt={tenderText.scanAlt(title.slice(0, 150))}
          width={imageWidth ?? FALLBACK.width}
          height={imageHeight ?? FALLBACK.height}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto max-h-[80vh] w-auto max-w-full object-contain"
        />
      </div>
      <figcaption className="mt-2 text-soft text-sm">
        {tenderText.scan}
        {'. '}
        <a href={imageUrl} target="_blank" rel="noopener" className="no-print text-link underline underline-offset-4">
          {tenderText.openScan}
        </a>
      </figcaption>
    </figure>
  );
}
