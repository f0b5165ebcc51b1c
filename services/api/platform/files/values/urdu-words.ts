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
  رات: 'pm',
  دن: 'daytime',
  بجے: 'oclock',
  بج: 'oclock',
  یکم: '1',
  منٹ: 'minutes',
  ساڑھے: 'half',
  سوا: 'quarter',
  پونے: 'less',
  ڈیڑھ: '1:30',
  ڈھائی: '2:30',
  ...Object.fromEntries(
    'ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ'.split(' ').map((word, at) => [word, String(at + 1)]),
  ),
  ...Object.fromEntries(
    'پیر سوموار منگل بدھ جمعرات جمعہ جمعۃ المبارک ہفتہ اتوار بروز مورخہ بتاریخ بمطابق بوقت وقت بعد سہ کو تک سے قبل پہلے پر کر کے کی کا ء ھ'
      .split(' ')
      .map((word) => [word, '']),
  ),
};
/** The same in Latin letters, as people spell it in messages. */
const ROMAN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:subah?|subha)\b/g, 'am'],
  [/\bd[ou]pe?a?har\b/g, 'noon'],
  [/\bs[he]+ ?pehe?a?r\b|\bsha+m\b/g, 'pm'],
  [/\bdin\b/g, 'daytime'],
  [/\bbaj(?:e|a?y|ey)\b/g, 'oclock'],
  [/\b(?:bawaqt|bamuqam|tak|ko|ke|kay)\b/g, ' '],
];
const IS_ROMAN = /\bbaj[aey]/;
const BY_WORD = new Map(Object.entries(ENGLISH).map(([word, english]) => [foldLetters(word), english]));
/** Letters without the Arabic signs and digits. */
const WORD = /[ء-يٮ-ۓ]+/g;

/** A date or a time in Urdu words as English ones; words that are not known stay as they are. Takes folded letters. */
export function inEnglish(text: string): string {
  const isRoman = IS_ROMAN.test(text);
  if (!isRoman && text.search(WORD) === -1) return text;
  const plain = isRoman ? ROMAN.reduce((sofar, [words, english]) => sofar.replace(words, english), text) : text;
  return plain
    .replace(WORD, (word) => ` ${BY_WORD.get(word) ?? word} `)
    .replace(/[،۔]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(half|quarter|less) (\d{1,2})(?!\d)/g, (_, share: string, hour: string) =>
      inMinutes(share, Number(hour)),
    )
    .replace(/(\d) oclock (\d{1,2}) minutes/, '$1:$2')
    .replace(/\b(am|noon|pm|daytime) (\d{1,2}(?:[:.]\d\d)?)(?: oclock)?(?![\d./-])/, '$2 $1')
    .replace(/(\d) oclock (am|noon|pm|daytime)/, '$1 $2')
    .replace(/([:.]\d\d) oclock/, '$1')
    .replace(/(\d) oclock/, '$1:00')
    .replace(/\b(\d{1,2})((?:[:.]\d\d)?) daytime/, (_, hour: string, minutes: string) =>
      inDaytime(Number(hour), minutes),
    )
    .trim();
}

/** Quarters of an hour that Urdu counts from the hour before or behind. */
const inMinutes = (share: string, hour: number) =>
  share === 'less' ? `${hour === 1 ? 12 : hour - 1}:45` : `${hour}:${share === 'half' ? '30' : '15'}`;

/** The day is from seven in the morning to six in the evening. */
const inDaytime = (hour: number, minutes: string) => `${hour}${minutes} ${hour >= 7 && hour < 12 ? 'am' : 'pm'}`;
