/** Words that stand in every second notice, so they say little of what somebody seeks. */
export const USUAL: ReadonlySet<string> = new Set(
  `item items work works service services supply supplies purchase procurement provision equipment equipments material
  materials good goods system systems tender tenders notice article articles product products company firm firms
  contractor contractors contract contracts office offices various misc new hiring hire staff machine machines machinery
  installation install management job jobs project projects required rate rates price annual pakistan and or of for
  the in at to with saman kaam kam theka tehka ٹھیکہ سامان کام`.split(/\s+/),
);

/** Work on a thing, and its parts: the thing says more, but a notice is told by these, too. */
const ABOUT_THINGS: ReadonlySet<string> = new Set(
  'repair repairing marammat مرمت maintenance servicing refill refilling spare spares parts accessories'.split(' '),
);

/** Whether a search that finds little is done without the word. */
export const isUsualWord = (word: string): boolean => USUAL.has(word) || ABOUT_THINGS.has(word);

/** Words that say nothing about what is sought, wherever they stand: stationery items, road work, furniture ki khareedari. */
const FILLERS: ReadonlySet<string> = new Set(
  `item items work works purchase purchasing procurement procure buy buying tender tenders notice required various misc
  miscellaneous job jobs service services staff firm firms contractor contractors i we want need needed find looking please
  urgent latest any all list basis saman kaam kam lagana lagwana karana karwana bharna kharidari khareedari kharid خریداری خرید سامان کام درکار`.split(
    /\s+/,
  ),
);
/** Words that say nothing at the beginning: supply of cement, but water supply. */
const FIRST_FILLERS: ReadonlySet<string> = new Set('supply supplies supplying provision providing'.split(' '));

/** Words for whoever has the thing, that say nothing behind it: cement supplier, but supplier registration. */
const SELLERS: ReadonlySet<string> = new Set(
  `supplier suppliers provider providers vendor vendors dealer dealers seller sellers trader traders maker makers
  manufacturer manufacturers distributor distributors wholesaler wholesalers`.split(/\s+/),
);

export const isFiller = (word: string, at: number): boolean =>
  FILLERS.has(word) || (at === 0 ? FIRST_FILLERS : SELLERS).has(word);

/** Words of names of offices, of which every word counts: Public Works Department. */
const OF_OFFICES: ReadonlySet<string> = new Set(
  `department deptt authority board ministry division directorate commission council committee corporation company limited
  university foundation trust`.split(/\s+/),
);

export const isOfOffice = (word: string): boolean => OF_OFFICES.has(word);
