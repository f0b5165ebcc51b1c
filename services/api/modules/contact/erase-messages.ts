import { sql } from '#db/connection.ts';
import { eraseMails } from '../../../platform/mail/erase-mails.ts';
import type { Erasure } from '../../platform/erasure/erasure.ts';

/** Erases messages that came from the proved address, or from the person while signed in, and the mails to the support that carry it. */
export const eraseContactMessages: Erasure = async (tx, { userId, email }) => {
  const gone = await tx.query<{ subject: string }>(sql`DELETE FROM es.personal p
    WHERE p.subject LIKE 'contact-%' AND (lower(p.data ->> 'email') = lower(${email})
      OR p.subject IN (SELECT stream_id FROM es.events WHERE stream_id LIKE 'contact-%'
        AND meta @> ${JSON.stringify({ actor: { kind: 'user', id: userId } })}::jsonb))
    RETURNING p.subject`);
  const streams = gone.map(({ subject }) => subject);
  await tx.query(
    eraseMails(
      sql`m.subscription_id IS NULL AND m.kind = 'contact' AND m.period = ANY (${streams}::text[])`,
      `about deleted user ${userId}`,
    ),
  );
};
