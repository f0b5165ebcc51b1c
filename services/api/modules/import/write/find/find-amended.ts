import { type Queryable, sql } from '#db/connection.ts';
import { ANY_DAY } from '../../map/faults/row-faults.ts';
import type { Notice } from '../../map/judge-row.ts';
import { isSameTitle } from '../../map/notice-key.ts';

/** A tender that closes further from it is of another year. */
const SAME_NOTICE_DAYS = 75;
/** Words around a number, without the spaces between. */
const AROUND = ['', 'no', 'tenderno', 'tendernoticeno', 'nit', 'nitno', 'ref', 'refno'];
const BEHIND = /[\s([-]{0,3}\b(?:corrigend|addend|amend|exten|cancel).*$/i;
const BEFORE = /^(?:(?:tender|notice|nit|inquiry|enquiry|ref|reference|bid|no|number)\b[\s.:#-]*)+(?=\S*\d)/i;

const numberOf = ({ row }: Notice) =>
  (row.reference ?? '')
    .toLowerCase()
    .replace(BEHIND, '')
    .replace(BEFORE, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Keys of the notices that amendments are about which no key tells: of the source, with their number written otherwise, or
 * without one the very title and buyer. Where there are several, none.
 */
export async function findAmended(db: Queryable, notices: readonly Notice[]): Promise<ReadonlyMap<Notice, string>> {
  if (notices.length === 0) return new Map();
  const about = notices.map(({ which }) => which.amends ?? '');
  const rows = await db.query<{ at: number; key: string; title: string }>(sql`WITH wanted AS (
      SELECT *, at::int - 1 AS place FROM unnest(${notices.map(({ row }) => row.source ?? '')}::text[], ${notices.map(numberOf)}::text[],
        ${about}::text[], ${notices.map(({ row }) => row.procuringOrganization ?? '')}::text[],
        ${notices.map(({ row: { closingDate, publishDate } }) => closingDate || (publishDate ?? ANY_DAY))}::date[])
        WITH ORDINALITY AS w (source, number, title, body, day, at))
    SELECT w.place AS at, t.import_key AS key, t.title FROM wanted w CROSS JOIN unnest(${AROUND}::text[]) AS words
      JOIN tender t ON regexp_replace(lower(t.reference), '[^[:alnum:]]+', '', 'g') = words || w.number
      WHERE w.number <> '' AND lower(t.source) = lower(w.source) AND t.import_key IS NOT NULL
    UNION ALL SELECT w.place, t.import_key, t.title FROM wanted w
      JOIN tender t ON "left"(lower(t.title), 80) = "left"(lower(w.title), 80) AND lower(t.title) = lower(w.title)
      LEFT JOIN organization o ON o.id = t.procuring_organization_id
      WHERE w.number = '' AND lower(coalesce(t.source, '')) = lower(w.source) AND lower(coalesce(o.name, '')) = lower(w.body)
        AND t.import_key IS NOT NULL AND abs(t.closing_date - w.day) <= ${SAME_NOTICE_DAYS}`);
  return new Map(
    notices.flatMap((notice, place) => {
      const found = rows.filter(({ at }) => at === place);
      const alike = found.length < 2 ? found : found.filter(({ title }) => isSameTitle(title, about[place] ?? ''));
      return alike.length === 1 && alike[0] !== undefined ? [[notice, alike[0].key] as const] : [];
    }),
  );
}
