import { foldLetters } from '../search-text.ts';

/** The letters and digits of a name, small and without marks: 'D.I. Khan' and 'DI KHAN' have the same. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The same for names that are known here, with one form of each Arabic and Urdu letter: 'کراچى' is 'کراچی'. */
export const knownKey = (name: string): string => placeKey(foldLetters(name));

/** The name in one line, without dots and dashes about it: ' Karachi. ' is 'Karachi'. */
export const cleanPlaceName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '');

/** Capitals of a name as they usually stand, where it has only small ones or only great ones: 'GUWAHATI' is 'Guwahati'. */
export function inUsualCase(name: string): string {
  const isOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && placeKey(name).length > 4);
  if (!isOneCase) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
