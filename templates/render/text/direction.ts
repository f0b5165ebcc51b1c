interface Directed {
  readonly text: string;
  readonly dir: 'ltr' | 'rtl';
  /** Needed beside `dir`, because MJML sets text-align on the element around. */
  readonly align: 'left' | 'right';
  readonly lang: 'en' | 'ur';
  readonly isUrdu: boolean;
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const STARTS_ARABIC = /^\P{L}*\p{Script=Arabic}/u;

/** Direction of a text of unknown language, by its first letter. */
export function directed(text: string): Directed {
  const isUrdu = STARTS_ARABIC.test(text);
  return { text, dir: isUrdu ? 'rtl' : 'ltr', align: isUrdu ? 'right' : 'left', lang: isUrdu ? 'ur' : 'en', isUrdu };
}

/** Isolates a text, so that it does not change the order of its neighbours; most mail programs do not know `<bdi>`. */
export function isolated(text: string, amidUrdu = false): string {
  return amidUrdu || ARABIC_LETTER.test(text) ? `\u2068${text}\u2069` : text;
}
