import type { SECTORS } from '#contracts/vocabulary/sectors.ts';

type Sector = (typeof SECTORS)[number];

/** Words of a foreign category, in the order in which they are tried → our category. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/repair|maintenance/i, 'Repair & Maintenance'],
  [/\b(medical|medicines?|hospital|health|pharma\w*)\b/i, 'Medical & Health'],
  [/\bbooks?\b|journals?/i, 'Books & Education'],
  [/\blab(oratory)?\b|chemical|reagent/i, 'Chemicals & Laboratory'],
  [
    /civil (works?|goods|materials?)|construction|building|bridge|road|highway|canal|irrigation|pipe laying|composite work|survey/i,
    'Construction & Civil Works',
  ],
  [/crop|farm|agricultur|forestry|pesticide|livestock/i, 'Agriculture'],
  [
    /computer|\bict\b|info(rmation)? (and|&) comm|information tech|infotech|software|network|telecom|electronic|surveillance|audio/i,
    'IT & Telecom',
  ],
  [/electric|\bpower\b|solar|energy/i, 'Electrical'],
  [/\boil\b|\bgas\b|fuel|petrol/i, 'Oil, Gas & Fuel'],
  [/hotel|catering|food/i, 'Food & Catering'],
  [/vehicle|transport|shipping|aviation/i, 'Vehicles & Transport'],
  [/furniture/i, 'Furniture'],
  [/stationery|printing|publishing/i, 'Stationery & Printing'],
  [/uniform|cloth|textile|curtain/i, 'Textile & Uniforms'],
  [/machiner|pump|motor|compressor/i, 'Machinery'],
  [/fire|security|safety|defen[cs]e|ammunition|weapon/i, 'Defence & Security'],
  [/education|research|training|books?\b/i, 'Research & Education'],
  [/allotment|lease|leasing|auction/i, 'Leasing & Auction'],
  [/service|manpower|housekeeping|consultan|film/i, 'Services'],
  [/equipment/i, 'Equipment'],
  [/goods|materials?\b|consumable|supply|supplies/i, 'General Supplies'],
  [/works?\b/i, 'Construction & Civil Works'],
];

/** The categories of ours that `name`, a category of another portal, comes nearest to; its own name if to none. */
export function portalCategory(name: string): string {
  return BY_WORDS.find(([words]) => words.test(name))?.[1] ?? name;
}

/** Whether it comes near to any. */
export const tellsCategory = (name: string): boolean => BY_WORDS.some(([words]) => words.test(name));

/** Divisions (first two digits) of the EU's Common Procurement Vocabulary → our category. */
const BY_CPV: Readonly<Record<string, string>> = {
  '03': 'Agriculture',
  '09': 'Oil, Gas & Fuel',
  '14': 'Mining',
  '15': 'Food & Catering',
  '16': 'Agriculture',
  '18': 'Textile & Uniforms',
  '19': 'Textile & Uniforms',
  '22': 'Stationery & Printing',
  '24': 'Chemicals & Laboratory',
  '30': 'IT & Telecom',
  '31': 'Electrical',
  '32': 'IT & Telecom',
  '33': 'Medical & Health',
  '34': 'Vehicles & Transport',
  '35': 'Defence & Security',
  '37': 'General Supplies',
  '38': 'Chemicals & Laboratory',
  '39': 'Furniture',
  '41': 'General Supplies',
  '42': 'Machinery',
  '43': 'Machinery',
  '44': 'Construction & Civil Works',
  '45': 'Construction & Civil Works',
  '48': 'IT & Telecom',
  '50': 'Repair & Maintenance',
  '51': 'Repair & Maintenance',
  '55': 'Food & Catering',
  '60': 'Vehicles & Transport',
  '63': 'Vehicles & Transport',
  '64': 'IT & Telecom',
  '71': 'Construction & Civil Works',
  '72': 'IT & Telecom',
  '73': 'Research & Education',
  '76': 'Oil, Gas & Fuel',
  '77': 'Agriculture',
  '80': 'Research & Education',
  '85': 'Medical & Health',
};

/** Our category of a CPV code such as `45233120-6`; the many divisions of services are all 'Services'. */
export const cpvCategory = (code: string): string => BY_CPV[code.slice(0, 2)] ?? 'Services';

const SECTOR_OF: Readonly<Record<string, Sector>> = {
  'Medical & Health': 'Healthcare',
  'Research & Education': 'Education',
  'Books & Education': 'Education',
  Electrical: 'Energy',
  'Oil, Gas & Fuel': 'Energy',
  'Construction & Civil Works': 'Infrastructure',
  'Defence & Security': 'Defense',
};

/** Files of public bodies name no sectors of ours: all are public, and the category tells the rest. */
export function publicSectors(category: string): readonly Sector[] {
  const further = SECTOR_OF[category];
  return further === undefined ? ['Public Sector'] : ['Public Sector', further];
}
