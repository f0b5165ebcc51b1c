import { COUNTRIES } from '../../vocabulary/cities.ts';
import { OUTSIDE_PAKISTAN, PROVINCES, type Province } from '../../vocabulary/places.ts';
import { cleanPlaceName, knownKey } from './place-key.ts';

const ALIASES: Readonly<Record<Province, string>> = {
  Punjab: 'Panjab, Punjab Province, PB, پنجاب',
  Sindh: 'Sind, Sindh Province, SD, سندھ',
  'Khyber Pakhtunkhwa':
    'KP, KPK, K.P.K., NWFP, N.W.F.P, Khyber Pukhtunkhwa, Khyber Pakhtunkhawa, Khyber Pakhtoonkhwa, Khyber Pukhtoonkhwa, Pakhtunkhwa, North West Frontier Province, FATA, خیبر پختونخوا',
  Balochistan: 'Baluchistan, Balouchistan, Balochistan Province, BA, بلوچستان',
  'Islamabad Capital Territory': 'ICT, Islamabad, Federal, Federal Capital, Capital Territory, اسلام آباد',
  'Gilgit-Baltistan': 'GB, G.B., Gilgit, Northern Areas, گلگت بلتستان',
  'Azad Jammu and Kashmir': 'AJK, AJ&K, AJ and K, Azad Jammu & Kashmir, Azad Kashmir, Kashmir, آزاد کشمیر',
};

const KNOWN: ReadonlyMap<string, Province | typeof OUTSIDE_PAKISTAN> = new Map([
  ...COUNTRIES.flatMap(({ name, aliases }) => [name, ...aliases]).map(
    (name) => [knownKey(name), OUTSIDE_PAKISTAN] as const,
  ),
  ...['Abroad', 'Overseas', 'Foreign', OUTSIDE_PAKISTAN].map((name) => [knownKey(name), OUTSIDE_PAKISTAN] as const),
  ...PROVINCES.flatMap((province) =>
    [province, ...ALIASES[province].split(', ')].map((name) => [knownKey(name), province] as const),
  ),
]);

/** Codes of the statistical regions of Europe, as notices from there give them instead of a name. */
const NUTS =
  /^(A[LT]|B[EG]|C[HYZ]|D[EK]|E[ELS]|F[IR]|H[RU]|I[EST]|L[TUV]|M[EKT]|N[LO]|P[LT]|R[OS]|S[EIK]|TR|UK)[A-Z0-9]{1,3}$/;

/** Our name of a province, or that it lies outside Pakistan; undefined when nobody knows it. */
export function provinceOf(name: string): Province | typeof OUTSIDE_PAKISTAN | undefined {
  const tidy = cleanPlaceName(name);
  return KNOWN.get(knownKey(tidy)) ?? (NUTS.test(tidy) && /\d|^[A-Z]{3}$/.test(tidy) ? OUTSIDE_PAKISTAN : undefined);
}
