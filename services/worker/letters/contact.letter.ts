import type { ContactBody } from '#contracts/api/contact.ts';
import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { numberOf } from '../job.ts';
import { letter } from './letter.ts';

/** Newest messages that the sweep looks at. */
const NEWEST = 200;

/** A message from the contact page, to the support. */
export const contactLetter = letter('contact', {
  on: { ContactMessageReceived: (event) => job('contact-mail', { contactId: numberOf(event) }) },
  missing: sql`SELECT c.id AS "contactId" FROM contact_id s,
      LATERAL generate_series(greatest(1, s.last_value - ${NEWEST}::int), s.last_value) c (id)
      JOIN es.personal p ON p.subject = 'contact-' || c.id
    WHERE NOT EXISTS (SELECT 1 FROM mail m
      WHERE m.subscription_id IS NULL AND m.kind = 'contact' AND m.period = 'contact-' || c.id)`,
  write: async (tx, { contactId }, { templates, config }) => {
    const period = `contact-${contactId}`;
    const rows = await tx.query<{ data: ContactBody }>(
      sql`SELECT data FROM es.personal WHERE subject = ${period} FOR KEY SHARE`,
    );
    return rows.map(({ data }) => ({
      ...templates.letter('contact', data),
      subscriptionId: null,
      period,
      to: config.supportEmail,
    }));
  },
});
