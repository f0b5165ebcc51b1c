import type { ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { beginsAmended } from '../../notice-key.ts';

type Fields = readonly (ImportField | undefined)[];

/** Fields whose words may be about the notice itself, beside columns that no field has: `Remarks` and `Notice Type`. */
const SIGNED: ReadonlySet<ImportField | undefined> = new Set([undefined, 'procurementMethod', 'status']);
/** Letters beyond which a text tells of something else, too. */
const MAX_LENGTH = 120;

/** A cell that says of the whole notice that its buyer called it off. */
const CANCELLED =
  /^\W*(?:(?:the |this )?(?:tenders?|notice|nit) )?(?:(?:has|have) been |is |are |stands? )?(?:cancell?ed|cancell?ation(?= notice|\W*$)|withdrawn|scrapped|منسوخ)(?!\p{L})/iu;
const ANEW = /\bre-?(?:tender|advert|invit|float|issu|publish)/i;
/** The same around a title. */
const TITLED = /^\W*cancell?ed\b\W|[([–-]\s*cancell?ed\W*$/i;

interface RowSigns {
  /** Column that says that the notice was cancelled. */
  readonly cancelled: number | undefined;
  /** A column says that the row changes a notice of before. */
  readonly isAmendment: boolean;
}

/** Words of a row by which clerks mark what became of a notice, in whatever column. */
export function signsIn(cells: readonly string[], fields: Fields): RowSigns {
  const signs = cells.map((text, at) => (SIGNED.has(fields[at]) && text.length <= MAX_LENGTH ? text : ''));
  const isSaid = (text: string) => CANCELLED.test(text) && !ANEW.test(text);
  const cancelled = cells.findIndex((text, at) =>
    fields[at] === 'title' ? TITLED.test(text) : isSaid(signs[at] ?? ''),
  );
  return { cancelled: cancelled < 0 ? undefined : cancelled, isAmendment: signs.some(beginsAmended) };
}
