import { placeOf } from '#contracts/rules/places/place-of.ts';
import { isPost } from '../../names/bare-body.ts';
import { isOffice, townOf } from '../offices/is-office.ts';

interface Office {
  readonly body: string;
  readonly city: string | undefined;
  /** Its address and telephone numbers. */
  readonly contact: string | undefined;
}

const PHONE_WORD = /^\(?(?:ph|phone|tel|tele|telephone|cell|mob|mobile|fax|uan|contact|email|e-mail)(?:s|\.?no)?\W*$/i;
const PHONE =
  /^(?:(?:ph|phone|tel|telephone|cell|mob|mobile|fax|uan)\W{0,3})?[(+]{0,2}(?:92|0\d{2})[\d()/-]{5,16}\W?$/i;
/** Signs without which a text is a name. */
const TELLS_MORE = /[\n\d@]/;
const ADDRESS =
  /\b(?:road|rd|street|sector|block|plot|house|floor|near|opposite|chowk|avenue|colony|plaza|civil lines|p\.?o\.? box|g\.?p\.?o)\b/i;
/** A way by its own name, which may be that of a body: `University Road`. */
const WAY = /(?<![\p{L}.])(?:[\p{L}.]{1,20} )?(?:road|rd|street|chowk|avenue|colony|plaza)\b/giu;

/** The buyer as a cell of several lines, or one with telephone numbers, tells it: its name, its city, and how to reach it. */
export function readOffice(text: string): Office {
  if (!TELLS_MORE.test(text)) return { body: text, city: undefined, contact: undefined };
  const lines = text.split('\n').map(withoutPhones);
  const names = lines.flatMap(({ name }) => (name === '' ? [] : [name]));
  const last = names.at(-1) ?? '';
  const town = names.length > 1 ? townOf(last) : undefined;
  // without a sign the line was only broken to fit: `Irrigation Department` over `Larkana`
  const isBelowWay = names.length > 2 && ADDRESS.test(names.at(-2) ?? '') && isBelow(names, names.length - 2);
  const isApart = isBelowWay || lines.some(({ phones }) => phones !== '') || /[,;]$/.test(names.at(-2) ?? '');
  const own = town !== undefined && isApart && !isPost(bare(names.slice(0, -1).join(' '))) ? names.slice(0, -1) : names;
  const address = own.filter((name, at) => ADDRESS.test(name) && (own[at - 1]?.endsWith(',') || isBelow(own, at)));
  const contact = [...address, ...lines.map(({ phones }) => phones)].filter((part) => part !== '');
  const body = bare(own.filter((name) => !address.includes(name)).join(' '));
  return {
    body: body === '' ? text : body,
    city: town ?? address.map(townIn).find((one) => one !== undefined),
    contact: contact.length > 0 && body !== '' ? contact.join('\n') : undefined,
  };
}

/** Whether a line stands below the whole name of an office, and is none itself. */
const isBelow = (lines: readonly string[], at: number) =>
  at > 0 && isOffice(bare(lines[0] ?? '')) && !isOffice((lines[at] ?? '').replace(WAY, ' ').trim());

/** The known town of an address. */
function townIn(address: string): string | undefined {
  const { city, howSure, isAbroad } = placeOf({ city: address, province: null });
  return howSure === 'unknown' || isAbroad ? undefined : (city ?? undefined);
}

const bare = (name: string) => (/[,;:\s-]$/.test(name) ? name.slice(0, -1).trim() : name);

/** A line as far as a telephone number or an e-mail address, and from there on. */
function withoutPhones(line: string): { readonly name: string; readonly phones: string } {
  const words = line.trim().split(/\s+/);
  const at = words.findIndex((word, index) => isPhone(word) || (PHONE_WORD.test(word) && isNumber(words, index + 1)));
  return at < 0
    ? { name: words.join(' '), phones: '' }
    : {
        name: words
          .slice(0, at)
          .join(' ')
          .replace(/(?<=\p{L}{4})\.$/u, ''),
        phones: words.slice(at).join(' '),
      };
}

const isPhone = (word: string) => PHONE.test(word) || (word.includes('@') && word.includes('.'));
const isNumber = (words: readonly string[], from: number) =>
  words.slice(from, from + 3).some((word) => /\d{3}/.test(word) || word.includes('@'));
