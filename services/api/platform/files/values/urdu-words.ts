import { foldLetters } from '#contracts/rules/search-text.ts';

/** English for the words of Urdu dates; '' for those that say nothing. */
const ENGLISH: Readonly<Record<string, string>> = {
  جنوری: 'jan',
  فروری: 'feb',
  مارچ: 'mar',
  اپریل: 'apr',
  مئی: 'may',
  جون: 'jun',
  جولائی: 'jul',
  اگست: 'aug',
  ستمبر: 'sep',
  اکتوبر: 'oct',
  نومبر: 'nov',
  دسمبر: 'dec',
  صبح: 'am',
  دوپہر: 'noon',
  پہر: 'pm', // afternoon, behind another word
  شام: 'pm',
  بجے: 'oclock',
  ...Object.fromEntries(
    'پیر سوموار منگل بدھ جمعرات جمعہ جمعۃ المبارک ہفتہ اتوار بروز مورخہ بتاریخ بوقت وقت بعد سہ کو تک سے قبل پہلے ء ھ'
      .split(' ')
      .map((word) => [word, '']),
  ),
};
const BY_WORD = new Map(Object.entries(ENGLISH).map(([word, english]) => [foldLetters(word), english]));
/** Letters without the Arabic signs and digits. */
const WORD = /[ء-يٮ-ۓ]+/g;

/** A date or a time in Urdu words as English ones; words that are not known stay as they are. Takes folded letters. */
export function inEnglish(text: string): string {
  if (text.search(WORD) === -1) return text;
  return text
    .replace(WORD, (word) => ` ${BY_WORD.get(word) ?? word} `)
    .replace(/[،۔]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(am|noon|pm) (\d{1,2}(?:[:.]\d\d)?)(?: oclock)?(?![\d./-])/, '$2 $1')
    .replace(/(\d) oclock (am|noon|pm)/, '$1 $2')
    .replace(/([:.]\d\d) oclock/, '$1')
    .replace(/(\d) oclock/, '$1:00')
    .trim();
}
