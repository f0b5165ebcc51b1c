import mjml2html from 'mjml';
import { readWords } from '#contracts/rules/search/word-list.ts';
import { type Database, sql } from '#db/connection.ts';
import type { DigestTender, MailSite, PreparedCard } from '#templates/mail.ts';
import { criteriaFor, latestHits } from '../../services/api/modules/tenders/list/hits.ts';
import { filtersOf } from '../../services/platform/search/list-filters.ts';
import { CARDS } from '../../services/worker/digests/compose-digests.ts';
import { buildWholeDigest, wholeDigestData } from '../../tests/support/mails/whole-digest.ts';
import { oneTextPerCard } from '../mails/contenders.ts';

const { source, compile } = await buildWholeDigest();
const SOURCE = oneTextPerCard(source);

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly words: string;
}

/** Ids that the list finds for an item of words, by its own query. */
async function listed(db: Database, search: string): Promise<number[]> {
  const criteria = criteriaFor(await filtersOf(db, { search }), new Date());
  const rows = await db.query<{ id: number }>(sql`SELECT id FROM ${latestHits(criteria, sql`2147483647`)}`);
  return rows.map(({ id }) => id);
}

/** The tenders of one subscriber by one query, as array predicates in SQL, and one of the list for each item of words. */
export async function queryMatches(db: Database, { id, words }: Pick<Person, 'id' | 'words'>): Promise<DigestTender[]> {
  const items = readWords(words);
  const wanted: number[] = [];
  const excluded: number[] = [];
  for (const item of items.wanted) wanted.push(...(await listed(db, item)));
  for (const item of items.excluded) excluded.push(...(await listed(db, item)));
  return db.prepared<DigestTender>(sql`SELECT t.id, t.title, left(t.description, 240) AS excerpt, t.city, t.province, t.sectors,
      t.reference, t.documents_until::text AS "documentsUntil", t.closing_date AS "closingDate", to_char(t.closing_time, 'HH24:MI') AS "closingTime", o.name AS organization,
      ARRAY(SELECT c.name FROM unnest(t.category_ids) WITH ORDINALITY AS x (id, place) JOIN category c ON c.id = x.id
        ORDER BY x.place) AS categories
    FROM subscription s JOIN tender t ON (t.category_ids && ARRAY(SELECT c.id FROM category c WHERE c.name = ANY (s.categories)) OR t.id = ANY (${wanted}::int[]))
      AND NOT t.id = ANY (${excluded}::int[])
      AND (s.cities = '{}' OR t.city = ANY (s.cities)) AND (s.provinces = '{}' OR t.province = ANY (s.provinces))
      AND (s.sectors = '{}' OR t.sectors && s.sectors)
      LEFT JOIN organization o ON o.id = t.organization_ids[1]
    WHERE s.id = ${id} ORDER BY t.closes_at, t.id`);
}

export interface Gift {
  readonly site: MailSite;
  readonly period: string;
  readonly token: (id: number) => string;
  /** Titles and summaries for subject and preview cost it nothing. */
  readonly card: (tender: DigestTender) => PreparedCard;
}

/**
 * Does the work of one job per subscriber when nothing is prepared: query, compile, MJML, insert. The same digest as ours, but
 * it stores neither a text part nor what was told. Answers the html, or nothing when there is nothing to tell.
 */
export async function mailOne(db: Database, person: Person, gift: Gift): Promise<string | undefined> {
  const tenders = await queryMatches(db, person);
  if (tenders.length === 0) return undefined;
  const shown = tenders.slice(0, CARDS);
  const token = gift.token(person.id);
  const input = {
    kind: 'daily' as const,
    name: person.full_name,
    total: tenders.length,
    cards: shown.map(gift.card),
    interests: person.categories,
    sectors: person.sectors,
    places: [...person.provinces, ...person.cities],
    listPath: `/sent/${token}/daily.${gift.period}`,
    token,
  };
  const written = compile(SOURCE)(wholeDigestData(gift.site, input, shown, new Date()));
  const { html } = await mjml2html(written, {});
  await db.query(sql`INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, status, sent_at)
    VALUES (${person.id}, 'daily', 'naive', ${person.email}, 'Tenders', ${html}, 'Tenders', 'sent', now())
    ON CONFLICT DO NOTHING`);
  return html;
}
