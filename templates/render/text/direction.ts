export interface Directed {
  readonly text: string;
  readonly dir: 'ltr' | 'rtl';
  /** Beside dir, because MJML sets text-align on what is around. */
  readonly align: 'left' | 'right';
  readonly lang: 'en' | 'ur';
  readonly isUrdu: boolean;
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const STARTS_ARABIC = /^\P{L}*\p{Script=Arabic}/u;

/** How a text of unknown language is set: by its first letter. */
export function directed(text: string): Directed {
  const isUrdu = STARTS_ARABIC.test(text);
  return { text, dir: isUrdu ? 'rtl' : 'ltr', align: isUrdu ? 'right' : 'left', lang: isUrdu ? 'ur' : 'en', isUrdu };
}

/** A text that stands amid others, kept from changing their order; `<bdi>` is unknown to most mail programs. */
export function isolated(text: string, amidUrdu = false): string {
  return amidUrdu || ARABIC_LETTER.test(text) ? `\u2068${text}\u2069` : text;
}
