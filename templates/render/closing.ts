import type { ClosingInput, RenderedMail } from '../mail.ts';
import { rowData } from './card.ts';
import type { Compiled } from './compiled.ts';
import { MAX_SUBJECT } from './letters.ts';
import { readerLinks, type Site } from './links.ts';
import { cleanName, NAMELESS } from './text/clean-name.ts';
import { cut } from './text/clean-text.ts';
import { isolated } from './text/direction.ts';

const MAX_FACTS = 160;

/** Draws the reminder of saved notices that close soon. */
export function createClosing(compiled: Compiled, site: Site): (input: ClosingInput) => RenderedMail {
  const [html, text] = [compiled.draw('closing.html'), compiled.draw('closing.text')];
  return (input) => {
    const data = closingData(site, input);
    return { subject: cut(data.subject, MAX_SUBJECT), html: html(data), text: text(data) };
  };
}

function closingData(site: Site, { name, tenders, total, now, token }: ClosingInput) {
  const rows = tenders.map((tender) => rowData(site, tender, now, MAX_FACTS));
  const heading = total === 1 ? 'A notice that you saved closes soon' : `${total} notices that you saved close soon`;
  const [first] = rows;
  const subject =
    first === undefined
      ? heading
      : `${first.remaining}: ${isolated(first.title)}${total > 1 ? ` and ${total - 1} more` : ''}`;
  return {
    ...site,
    ...readerLinks(site, { token, isAccount: true }),
    title: heading,
    subject,
    preview: heading,
    heading,
    greeting: `Hello ${isolated(cleanName(name) || NAMELESS)}, what closes first comes first.${total > rows.length ? ` Here are the first ${rows.length}, the others are in your account.` : ''}`,
    tenders: rows,
    button: 'Saved notices and reminders',
    why: 'You receive this mail because you saved these notices. On which days it comes, you choose in your account.',
    off: 'Stop mails about saved notices',
  };
}
