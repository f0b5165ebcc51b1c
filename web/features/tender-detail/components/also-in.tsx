import type { Tender } from '#contracts/api/tenders.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { text } from '../messages.en.ts';

/** 'Also in Jang, 12 Aug 2026 · PID 4712', with the way there where the source has an address. */
export function AlsoIn({ source, publishDate, reference, sourceUrl }: Tender['alsoIn'][number]) {
  const words = [text.alsoIn(source ?? commonText.notSpecified, formatDay(publishDate)), reference]
    .filter(Boolean)
    .join(' · ');
  if (sourceUrl === null) return words;
  return (
    <a href={sourceUrl} rel="noopener noreferrer nofollow" className="text-link underline underline-offset-4">
      {words}
    </a>
  );
}
