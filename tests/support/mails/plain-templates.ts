import type { DigestInput, DigestTender, PreparedCard, RenderedMail } from '#templates/mail.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';

const SITE = 'https://ailaan.example.pk';

type Said = 'token' | 'subject' | 'change' | 'link';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function plain(subject: string, lines: readonly string[], token?: string): RenderedMail {
  const links = token === undefined ? [] : [`${SITE}/unsubscribe/${token}`];
  const text = [...lines, ...links].join('\n');
  return { subject, text, html: [...lines, ...links].map((line) => `<p>${escaped(line)}</p>`).join('\n') };
}

/** A notice of a list by its number, as in a digest. */
const listed = (one: Readonly<Record<string, unknown>>): string =>
  typeof one.id === 'number' ? `#${one.id} ${one.title}` : JSON.stringify(one);

const piece = (line: string) => {
  const html = Buffer.from(`<p>${escaped(line)}</p>`);
  return { html, text: Buffer.from(`${line}\n`), size: html.length };
};

function card({ id, title, closingDate, categories }: DigestTender): PreparedCard {
  const body = piece(`#${id} ${title} (closes ${closingDate}) ${SITE}/tenders/${id}`);
  const heading = piece(categories[0] ?? 'Other');
  const group = categories[0] ?? '';
  return {
    ...body,
    group,
    heading,
    isThisWeek: false,
    title,
    summary: title,
  };
}

/** Emails as the worker's specs need them: what they say, without their looks, which may change without those specs. */
export const plainTemplates: MailTemplates = {
  card,
  digest: ({ kind, name, total, cards, reminders, interests, listPath, token }: DigestInput) => {
    const saved = (reminders?.cards ?? []).map(({ text }) => piece(`saved ${String(text).replace('#', '')}`));
    const head = plain(`${total} for ${name} (${kind})`, [`Because of ${interests.join(', ')}`], token);
    const rest = plain('', total > cards.length ? [`All ${total}: ${SITE}${listPath}`] : []);
    return {
      subject: head.subject,
      html: [head.html, ...saved.map(({ html }) => html), ...cards.map((card) => card.html), rest.html],
      text: [head.text, '\n', ...saved.map(({ text }) => text), ...cards.map((card) => card.text), rest.text],
    };
  },
  closing: ({ name, tenders, token }) =>
    plain(`closing: ${tenders.length}`, [
      `For ${name}`,
      ...tenders.map(({ id, closingDate }) => `#${id} closes ${closingDate}`),
      token,
    ]),
  change: ({ id, title, fate, cancelledReason, facts }) => {
    const lines = facts.map(({ field, before, after }) => `${field}: ${before} -> ${after}`);
    const about = piece(
      [`#${id} ${SITE}/tenders/${id}`, fate ?? 'changed', cancelledReason ?? '', ...lines].join('\n'),
    );
    return ({ name, hasSaved, token, isAccount }) => {
      const path = isAccount ? 'notice-mails' : 'unsubscribe';
      const own = piece(`For ${name}${hasSaved ? ', saved' : ''} ${SITE}/${path}/${token}`);
      return {
        subject: `${fate ?? 'changed'}: ${title}`,
        html: [about.html, own.html.toString()],
        text: [about.text, own.text.toString()],
      };
    };
  },
  /** Everything that the letter may say; its subject ends with what the kind is about, if it has that. */
  letter: (kind, input) => {
    const { token, subject, change, link, ...others }: Partial<Record<Said, string>> = input;
    const about = subject ?? change ?? link;
    const lines = [
      ...Object.values(others).flatMap((value: unknown) => (Array.isArray(value) ? value.map(listed) : String(value))),
      ...(link === undefined ? [] : [`${SITE}/${link === 'reset' ? 'reset-password' : 'confirm-address'}#${token}`]),
    ];
    return plain(about === undefined ? kind : `${kind}: ${about}`, lines, link === undefined ? token : undefined);
  },
};
