import type {
  DigestInput,
  DigestTender,
  MailInPieces,
  MailTemplates,
  Pieces,
  PreparedCard,
  RenderedMail,
} from '#templates/mail-templates.ts';

const SITE = 'https://ailaan.example.pk';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function plain(subject: string, lines: readonly string[], token?: string): RenderedMail {
  const links = token === undefined ? [] : [`${SITE}/unsubscribe/${token}`];
  const text = [...lines, ...links].join('\n');
  return { subject, text, html: [...lines, ...links].map((line) => `<p>${escaped(line)}</p>`).join('\n') };
}

const piece = (line: string) => ({ html: Buffer.from(`<p>${escaped(line)}</p>`), text: Buffer.from(`${line}\n`) });

function card({ id, title, closingDate, categories }: DigestTender): PreparedCard {
  const body = piece(`#${id} ${title} (closes ${closingDate})`);
  const heading = piece(categories[0] ?? 'Other');
  const group = categories[0] ?? '';
  return { ...body, size: body.html.length, group, heading, headingSize: heading.html.length, title, summary: title };
}

function digestInPieces({ kind, name, total, cards, interests, listPath, token }: DigestInput): MailInPieces {
  const head = plain(`${total} for ${name} (${kind})`, [`Because of ${interests.join(', ')}`], token);
  const rest = total > cards.length ? [`All ${total}: ${SITE}${listPath}`] : [];
  const tail = plain('', rest);
  return {
    subject: head.subject,
    html: [head.html, ...cards.map((card) => card.html), tail.html],
    text: [head.text, ...cards.map((card) => card.text), tail.text],
  };
}

const joined = (pieces: Pieces) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** What the mails say, without their looks: specs of the worker do not change when the design does. */
export const plainTemplates: MailTemplates = {
  card,
  digest: (input) => {
    const { subject, html, text } = digestInPieces(input);
    return { subject, html: joined(html), text: joined(text) };
  },
  digestInPieces,
  confirmation: ({ name, plan, paymentReference, email, token }) =>
    plain(`Pay for the ${plan.name}`, [`Dear ${name}`, `Reference ${paymentReference}`, email], token),
  activation: ({ name, plan, expiresAt, token }) =>
    plain(`${plan.name} is active`, [`Dear ${name}`, `Until ${expiresAt.toISOString()}`], token),
  ending: ({ name, expiresAt, token }) => plain('Seven days left', [`Dear ${name}`, expiresAt.toISOString()], token),
  expired: ({ name, expiresAt, token }) => plain('Expired', [`Dear ${name}`, expiresAt.toISOString()], token),
  account: ({ change, name, at }) => plain(`Changed: ${change}`, [name, at.toISOString()]),
  contact: ({ name, email, subject, message }) => plain(`Contact: ${subject}`, [`${name} <${email}>`, message]),
};
