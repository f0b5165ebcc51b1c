import { once } from '../../once.ts';
import { allNames, firstNames } from '../synonyms.ts';

/** Sounds of Urdu consonants, as English words have them. */
const SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  'بb پp تt ٹt طt ثs سs صs جj چc حh خk دd ڈd ذz زz ضz ظz رr ڑr ژz شx غg فf قk کk گg لl مm نn ںn ہh'
    .split(' ')
    .map(([letter = '', sound = '']) => [letter, sound]),
);
/** Letters of vowels: they sound where they begin a word, for English and Urdu write them otherwise inside. */
const VOWELS: Readonly<Record<string, string>> = { ا: 'a', ع: 'a', ے: 'a', و: 'w', ی: 'y' };

/** The vowel that a word ends in, told from others as Urdu does; a last e of English is silent. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:[iy]|[ie]e|ey|[یے])$/, 'I'],
  [/(?:ah?|[اہع])$/, 'A'],
  [/(?:[ou]|[eo]w|[و])$/, 'O'],
];
const endingOf = (word: string): string => ENDINGS.find(([pattern]) => pattern.test(word))?.[1] ?? '';

/** Sounds of the shortest word that is told by them: fewer are those of many words. */
const LEAST = 3;

/** English spellings and their sounds; c is the sound of church, x that of ship. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1/g, '$1'],
  [/x/g, 'ks'],
  [/[ts]ion/g, 'xn'],
  [/sch/g, 'sk'],
  [/sh/g, 'x'],
  [/ph/g, 'f'],
  [/gh?t/g, 't'],
  [/th/g, 't'],
  [/wh/g, 'w'],
  [/dge/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ture/g, 'Cr'],
  [/[cq]k?(?!h)/g, 'k'],
];

/** Consonants and ending of an Urdu word: فلٹر is fltr. The vowel that Urdu puts before two consonants is no sound: اسٹیشن. */
function soundsOfUrdu(word: string): string {
  const letters = [...word];
  const sounds = letters.map((letter, at) => {
    if (VOWELS[letter] !== undefined) return at === 0 ? VOWELS[letter] : '';
    return letter === 'ہ' && at === letters.length - 1 ? '' : (SOUNDS[letter] ?? '');
  });
  return sounds.join('').replace(/^a(?=s[^aeiou])/, '') + endingOf(word);
}

/** The same of an English word: more than one where a spelling has several sounds. */
function soundsOfEnglish(word: string): string[] {
  const ending = endingOf(word);
  const spelled = SPELLINGS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  const spoken = ['c', 'k', 'x'].map((sound) => spelled.replace(/ch/g, sound.toUpperCase()).toLowerCase());
  const inner = (text: string) => text.slice(1).replace(/[aeiouvwy]/g, '');
  return spoken.flatMap((text) => {
    const first = text.replace(/^v/, 'w').slice(0, 1);
    const begun = first === 'u' ? ['a', 'y'] : [/[aeio]/.test(first) ? 'a' : first];
    return begun.map((sound) => sound + inner(text) + ending);
  });
}

const consonantsIn = (sounds: string): number => sounds.replace(/[A-Z]$/, '').length;

/** Words of the product's synonyms by their sounds, those of first names first. */
const bySounds = once(() => {
  const known = new Map<string, string>();
  for (const word of [...firstNames(), ...allNames()].flatMap((name) => name.split(' '))) {
    if (!/^[a-z]{4,}$/.test(word)) continue;
    for (const sounds of soundsOfEnglish(word)) {
      if (consonantsIn(sounds) >= LEAST && !known.has(sounds)) known.set(sounds, word);
    }
  }
  return known;
});

/** The English word that a folded Urdu one spells, told by at least so many sounds: ٹرانسفارمر is transformer. No list holds them all. */
export function englishOf(word: string, least = LEAST): string | undefined {
  if (!/^[\u0600-\u06ff]{4,}$/.test(word)) return undefined;
  const sounds = soundsOfUrdu(word);
  return consonantsIn(sounds) < least ? undefined : bySounds().get(sounds);
}
