import { fileURLToPath } from 'node:url';
import mjml2html from 'mjml';
import { type Database, sql } from '#db/connection.ts';
import { buildWholeDigest } from '#templates/build/whole-digest.ts';

const { compile } = await buildWholeDigest(fileURLToPath(new URL('../../templates/sources', import.meta.url)));

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
}

interface Found {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly city: string | null;
}

const SOURCE = `<mjml><mj-body><mj-section><mj-column><mj-text>Dear {{name}}</mj-text>
{{#each tenders}}<mj-text><a href="https://ailaan.example/tenders/{{id}}">{{title}}</a><br/>{{excerpt}}<br/>{{city}}</mj-text>{{/each}}
</mj-column></mj-section></mj-body></mjml>`;

/** The tenders of one subscriber by one query, as array predicates in SQL. */
export function queryMatches(db: Database, subscriptionId: number): Promise<Found[]> {
  return db.prepared<Found>(sql`SELECT t.id, t.title, left(t.description, 240) AS excerpt, t.city
    FROM subscription s JOIN tender t ON t.category_ids && ARRAY(SELECT c.id FROM category c WHERE c.name = ANY (s.categories))
      AND (s.cities = '{}' OR t.city = ANY (s.cities)) AND (s.provinces = '{}' OR t.province = ANY (s.provinces))
      AND (s.sectors = '{}' OR t.sectors && s.sectors)
    WHERE s.id = ${subscriptionId} ORDER BY t.closes_at, t.id`);
}

/** What one job per subscriber does when nothing is prepared: query, compile, MJML, insert. */
export async function mailOne(db: Database, person: Person): Promise<void> {
  const tenders = await queryMatches(db, person.id);
  if (tenders.length === 0) return;
  const written = compile(SOURCE)({ name: person.full_name, tenders: tenders.slice(0, 50) });
  const { html } = await mjml2html(written, {});
  await db.query(sql`INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, status, sent_at)
    VALUES (${person.id}, 'daily', 'naive', ${person.email}, 'Tenders', ${html}, 'Tenders', 'sent', now())
    ON CONFLICT DO NOTHING`);
}
