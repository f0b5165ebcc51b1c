import { CITIES_ABROAD, COUNTRIES_ABROAD } from './gazetteer/abroad.ts';
import { BALOCHISTAN } from './gazetteer/balochistan.ts';
import { KHYBER_PAKHTUNKHWA } from './gazetteer/khyber-pakhtunkhwa.ts';
import { PUNJAB } from './gazetteer/punjab.ts';
import { SINDH } from './gazetteer/sindh.ts';
import { AZAD_JAMMU_AND_KASHMIR, GILGIT_BALTISTAN, ISLAMABAD } from './gazetteer/territories.ts';
import { OUTSIDE_PAKISTAN, PROVINCES, type Province } from './places.ts';

export interface GazetteerEntry {
  readonly name: string;
  readonly province: Province | typeof OUTSIDE_PAKISTAN;
  /** Other spellings, parts and abbreviations. */
  readonly aliases: readonly string[];
  /** Every list offers it; the whole gazetteer would be a third of the page of tenders. */
  readonly isOffered: boolean;
}

const TEXTS: Readonly<Record<Province, string>> = {
  Punjab: PUNJAB,
  Sindh: SINDH,
  'Khyber Pakhtunkhwa': KHYBER_PAKHTUNKHWA,
  Balochistan: BALOCHISTAN,
  'Islamabad Capital Territory': ISLAMABAD,
  'Gilgit-Baltistan': GILGIT_BALTISTAN,
  'Azad Jammu and Kashmir': AZAD_JAMMU_AND_KASHMIR,
};

function entriesOf(text: string, province: GazetteerEntry['province']): GazetteerEntry[] {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .split(', ')
    .map((entry) => {
      const isOffered = entry.startsWith('*');
      const [name = '', ...aliases] = entry.slice(Number(isOffered)).split('=');
      return { name, province, aliases, isOffered };
    });
}

/**
 * Cities, districts and towns that tenders name; then cities abroad. Some of the names: all-Pakistan-cities-list, MIT
 * (db/sample-data/README.md). Some 25 kB, so no public page of the site carries it.
 */
export const GAZETTEER: readonly GazetteerEntry[] = [
  ...PROVINCES.flatMap((province) => entriesOf(TEXTS[province], province)),
  ...entriesOf(CITIES_ABROAD, OUTSIDE_PAKISTAN),
];

export const COUNTRIES: readonly GazetteerEntry[] = entriesOf(COUNTRIES_ABROAD, OUTSIDE_PAKISTAN);

/** Those that every list offers; a list also has whatever city a tender names. */
export const CITIES: readonly string[] = GAZETTEER.filter(({ isOffered }) => isOffered).map(({ name }) => name);
