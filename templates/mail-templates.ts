import type { LetterKind } from '#contracts/jobs/jobs.ts';
import type {
  ChangedNotice,
  ClosingInput,
  ComposedMail,
  DigestInput,
  DigestTender,
  MailSite,
  NoticeReader,
  Pieces,
  PreparedCard,
  RenderedMail,
} from './mail.ts';
import { createCards } from './render/card.ts';
import { createChange } from './render/change.ts';
import { createClosing } from './render/closing.ts';
import { loadCompiled } from './render/compiled.ts';
import { createDigest } from './render/digest.ts';
import { createLetters, type LetterInput } from './render/letters.ts';
import { siteOf } from './render/links.ts';

export interface MailTemplates {
  /** Draws a card as of `now` (it says in how many days the tender closes). */
  card(tender: DigestTender, now: Date): PreparedCard;
  /** Draws a digest below 100 kB; cards beyond that are left to the linked list. */
  digest(input: DigestInput): ComposedMail;
  /** Draws what changed in a notice once, for all who know it in the same former state. */
  change(notice: ChangedNotice): (reader: NoticeReader) => RenderedMail<Pieces>;
  /** Draws a reminder of saved notices. */
  closing(input: ClosingInput): RenderedMail;
  /** Draws an email to one person. */
  letter<Kind extends LetterKind>(kind: Kind, input: LetterInput<Kind>): RenderedMail;
}

/** The emails of a site, ready to draw. Throws when `node templates/build.ts` has not run. */
export async function loadMailTemplates(mailSite: MailSite): Promise<MailTemplates> {
  const compiled = await loadCompiled();
  const site = siteOf(mailSite);
  return {
    card: createCards(compiled, site),
    digest: createDigest(compiled, site),
    change: createChange(compiled, site),
    closing: createClosing(compiled, site),
    letter: createLetters(compiled, site),
  };
}
