export interface TextScript {
  readonly dir: 'auto';
  readonly lang?: 'ur';
}

/** Attributes for text of unknown language: direction by its first letter, the Urdu face for Arabic letters. */
export function scriptOf(text: string): TextScript {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? { dir: 'auto', lang: 'ur' } : { dir: 'auto' };
}
