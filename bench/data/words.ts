/** A repeatable stream of numbers in [0, 1), of its own for each seed. */
export function random(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A place in a list of `size`, small ones far more often, as words and cities are in real texts. */
export const zipf = (size: number, chance: number) => Math.floor(size ** chance) - 1;

/** Words that open the vocabularies, so that they are the frequent ones. */
const ENGLISH = `supply construction road works tender bids sealed installation repair equipment school water maintenance building
  rehabilitation drain office procurement district bridge hospital medicine pump cable transformer electric furniture solar boundary
  wall street canal pipe sewerage tuff tile pavement machinery vehicle generator laboratory printing stationery uniform security
  consultancy software network computer laptop testing commissioning extension upgradation renovation purchase cement steel bitumen`;
const URDU = `تعمیر سڑک مرمت فراہمی ٹینڈر سامان ہسپتال سکول پانی عمارت دفتر ضلع پل نالی خریداری گاڑی بجلی ادویات فرنیچر لیبارٹری محکمہ
  صوبائی حکومت ٹھیکیدار پیشکش سربمہر منصوبہ بحالی توسیع کمپیوٹر`;
const STARTS = 'b br c ch d dr f fl g gr h j k kl l m n p pl pr r s sh sk st t th tr v w z'.split(' ');
const MIDDLES = 'a e i o u ai ea io ou'.split(' ');
const ENDS = 'b ck d g l ll m n nd ng nt p r rd rk s ss st t x'.split(' ');
const URDU_LETTERS = [...'ابپتٹجچحخدڈرزسشصطعغفقکگلمنوہی'];

export interface Vocabulary {
  readonly english: readonly string[];
  readonly urdu: readonly string[];
}

/** 60,000 English and 8,000 Urdu words, the same every time. */
export function vocabulary(): Vocabulary {
  const next = random(7);
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const syllable = () => one(STARTS) + one(MIDDLES) + (next() < 0.5 ? one(ENDS) : '');
  return {
    english: fill(ENGLISH, 60_000, () => Array.from({ length: 2 + Math.floor(next() * 2) }, syllable).join('')),
    urdu: fill(URDU, 8_000, () => Array.from({ length: 3 + Math.floor(next() * 4) }, () => one(URDU_LETTERS)).join('')),
  };
}

function fill(first: string, size: number, make: () => string): string[] {
  const words = new Set(first.trim().split(/\s+/));
  while (words.size < size) words.add(make());
  return [...words];
}
