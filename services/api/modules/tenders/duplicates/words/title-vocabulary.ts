/** Words that say nothing of what is procured: nearly every title may begin or end with them. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a along an and as at by for from in into of on or the to under up upto with without within its their this that is are be not via per
  tender tenders notice notices invitation invite invited inviting invites bid bids bidding bidder bidders ebid ebidding ebids ifeb
  request rfp rfq rfb ift ifb ifp itb nit eoi quotation quotations proposal proposals sealed inquiry enquiry reference ref no nos
  number numbers advertisement advt corrigendum regarding procurement purchase purchasing procure supply supplies supplying
  provision providing provide provn acquisition buying various different miscellaneous etc item items requirement required
  national competitive ncb open single stage one two envelope procedure basis through epads eprocurement fy year financial
  hiring outsourcing engagement lying services service works work job material materials nature other others all types type kinds kind sr ser
  document documents boq criteria attached specification specifications required
  rs pkr pakistan islamic republic govt government office offices department m s`.split(/\s+/),
);

/** Usual abbreviations and words of one meaning, each brought to one. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  construction: 'const constr cons building build built bldg bldgs buildings erection constructing construct constn',
  rehabilitation:
    'rehab rehabil rehabilitate rehabilitating restoration restoring renovation renovate renovating refurbishment',
  repair: 'repairs repairing maintenance maint maintain maintaining mntc mtc upkeep overhaul overhauling',
  installation: 'instl install installing instal fixing fitting erecting',
  improvement: 'upgradation upgrade upgrading upgrad upgration improving augmentation enhancement',
  equipment: 'equip eqpt equipments eqp eqmt apparatus instruments',
  machinery: 'machines machine mach mchinery',
  vehicle: 'veh vehs vehicles',
  medicine: 'medicines meds drugs drug medical med',
  stationery: 'stationary',
  airconditioner: 'ac acs airconditioners aircon hvac airconditioning',
  computer: 'computers pcs pc desktops desktop',
  road: 'rd roads',
  street: 'st streets',
  district: 'dist distt',
  division: 'div divn',
  corporation: 'corp corpn',
  board: 'bd',
  laboratory: 'lab labs laboratories',
  hospital: 'hosp hospitals',
  university: 'univ uni',
  headquarters: 'hq hqs headquarter',
  transformer: 'trafo tf trf',
  generator: 'genset gensets dg',
  temporary: 'temp',
  management: 'mgmt mgt',
  development: 'dev devp devpt',
  engineering: 'engg engr',
  electrical: 'elect electric elec',
  mechanical: 'mech',
  distribution: 'distr',
  transmission: 'transm trans',
  communication: 'comm comms',
  security: 'sec',
  cantonment: 'cantt cant',
  islamabad: 'ibd isb',
  rawalpindi: 'rwp',
  lahore: 'lhr',
  karachi: 'khi',
  peshawar: 'psh pesh peshawer',
  contractor: 'contractors firm firms company companies co vendor vendors supplier suppliers',
  annual: 'yearly',
};

export const SAME_WORD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SAME_WORDS).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

const SLIP_FROM = 6;
const letters = (word: string) => [...word].sort().join('');
const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  [...EMPTY_WORDS, ...SAME_WORD_OF.keys(), ...Object.keys(SAME_WORDS)]
    .filter((word) => word.length >= SLIP_FROM)
    .map((word) => [letters(word), word] as const),
);

/** The known word of which two letters were swapped, else the word as it is. */
export const withoutSwappedLetters = (word: string): string =>
  word.length < SLIP_FROM || EMPTY_WORDS.has(word) || SAME_WORD_OF.has(word)
    ? word
    : (BY_LETTERS.get(letters(word)) ?? word);

/** Verbs of procurement are worded at will, so it tells little of what is procured. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set([
  ...'construction rehabilitation repair installation improvement replacement contractor equipment annual'.split(' '),
  ...'management development system misc project contract rate running period different location'.split(' '),
]);

const bySpelling = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(names).flatMap(([name, all]) =>
      `${name} ${all}`
        .trim()
        .split(' ')
        .map((one) => [one, name] as const),
    ),
  );

/** Words that a number or a letter follows, which tells one notice from the next: 'Lot 2', 'Phase II', 'Group-B'. */
export const PART_WORDS = bySpelling({
  lot: 'lots',
  phase: 'ph',
  package: 'packages pkg pack',
  group: 'grp',
  part: 'parts',
  section: 'sec',
  zone: 'zones',
  block: 'blk',
  sector: '',
  unit: 'units',
  schedule: '',
  category: 'cat',
  volume: 'vol',
  batch: '',
});

/** Words before the number or the letter itself: 'Lot No. 2', 'Tube Well No. I'. */
export const NUMBER_SIGNS: ReadonlySet<string> = new Set(['no', 'number']);

export const UNITS = bySpelling({
  kva: '',
  mva: '',
  kv: '',
  kw: '',
  mw: '',
  hp: '',
  kg: 'kgs',
  ton: 'tons tonne tonnes',
  km: 'kms',
  mm: '',
  inch: 'inches',
  ltr: 'liter litre liters litres',
  amp: 'amps',
  volt: 'volts',
  seater: '',
});

const ROMAN: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const COUNTS: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'ii' and more: 'i', 'v' and 'x' alone are letters as well. */
export const isRomanNumber = (word: string): boolean => word.length > 1 && ROMAN.includes(word);

/** 'four' of 'Four Buses'; 'one' says less. */
export const isCount = (word: string): boolean => COUNTS.indexOf(word) > 0;
/** Words behind a count that tells how bids are opened. */
export const STAGES: ReadonlySet<string> = new Set(['stage', 'stages', 'envelope', 'envelopes']);

/** '02', 'II', 'two' → '2'; undefined for a word that counts nothing. */
export function countOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return String(BigInt(word));
  const roman = ROMAN.indexOf(word);
  if (roman >= 0) return String(roman + 1);
  const count = COUNTS.indexOf(word);
  return count >= 0 ? String(count + 1) : undefined;
}
