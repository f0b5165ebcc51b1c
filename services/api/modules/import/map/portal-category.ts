import { foldLetters } from '#contracts/rules/search-text.ts';
import type { SECTORS } from '#contracts/vocabulary/sectors.ts';

type Sector = (typeof SECTORS)[number];

/** Words of a foreign category, in the order in which they are tried → our category. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/repair|maintenance/i, 'Repair & Maintenance'],
  [/\b(medical|medicines?|hospital|health|pharma\w*)\b/i, 'Medical & Health'],
  [/\bbooks?\b|journals?/i, 'Books & Education'],
  [/\blab(oratory)?\b|chemical|reagent/i, 'Chemicals & Laboratory'],
  [
    /civil (works?|goods|materials?)|construction|building|bridge|road|highway|canal|irrigation|pipe laying|composite work|survey|water supply|sanitation|sewer|drainage/i,
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
  // in Urdu, with the letters that foldLetters leaves
  [/مرمت|دیکہ بہال/, 'Repair & Maintenance'],
  [/صحت|طبی|ادویات|ہسپتال|میڈیکل/, 'Medical & Health'],
  [/کتب|کتاب/, 'Books & Education'],
  [/لیبارٹری|کیمیکل|کیمیای/, 'Chemicals & Laboratory'],
  [/تعمیر|عمارت|سڑک|شاہرا|ابپاشی|سول ورک|ترقیاتی کام/, 'Construction & Civil Works'],
  [/زراعت|زرعی|جنگلات|لایو ?سٹاک/, 'Agriculture'],
  [/کمپیوٹر|انفارمیشن|مواصلات|ٹیلی ?کام|سافٹ ?ویر/, 'IT & Telecom'],
  [/بجلی|برقی|توانای|شمسی|سولر|الیکٹر/, 'Electrical'],
  [/ایندہن|گیس|پٹرول|پیٹرول/, 'Oil, Gas & Fuel'],
  [/خوراک|کہان|طعام/, 'Food & Catering'],
  [/گاڑی|ٹرانسپورٹ|نقل و حمل/, 'Vehicles & Transport'],
  [/فرنیچر/, 'Furniture'],
  [/سٹیشنری|طباعت|چہپای|پرنٹنگ/, 'Stationery & Printing'],
  [/وردی|یونیفارم|ملبوسات|کپڑ/, 'Textile & Uniforms'],
  [/مشینری|پمپ/, 'Machinery'],
  [/دفاع|سیکیورٹی|سکیورٹی|حفاظت/, 'Defence & Security'],
  [/تعلیم|تحقیق|تربیت/, 'Research & Education'],
  [/نیلام/, 'Leasing & Auction'],
  [/خدمات|مشاورت|سروس/, 'Services'],
  [/الات/, 'Equipment'],
  [/سامان|اشیا/, 'General Supplies'],
];

/** The categories of ours that `name`, a category of another portal, comes nearest to; its own name if to none. */
export function portalCategory(name: string): string {
  return toldBy(name) ?? name;
}

/** Shorter names that a portal may have instead. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'Medical & Health': ['Health', 'Healthcare', 'Medical'],
  'Books & Education': ['Education'],
  'Research & Education': ['Education'],
  'Construction & Civil Works': ['Construction', 'Civil Works'],
  'IT & Telecom': ['IT & Technology', 'IT', 'Telecommunication'],
  Electrical: ['Energy', 'Electrical & Energy', 'Power'],
  'Oil, Gas & Fuel': ['Energy'],
  'Vehicles & Transport': ['Transportation', 'Transport'],
  'Defence & Security': ['Security'],
  'General Supplies': ['Goods', 'Supplies'],
};

/** The names under which the portal may have it; one in Urdu has no English name by which a person could find a shorter one. */
export function portalNames(name: string): readonly string[] {
  const told = portalCategory(name);
  return /\p{Script=Arabic}/u.test(name) ? [told, ...(ALSO[told] ?? [])] : [told];
}

function toldBy(name: string): string | undefined {
  const folded = foldLetters(name);
  return BY_WORDS.find(([words]) => words.test(folded))?.[1];
}

/** Whether it comes near to any. */
export const namesCategory = (name: string): boolean => toldBy(name) !== undefined;

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
  const further = Object.hasOwn(SECTOR_OF, category) ? SECTOR_OF[category] : undefined; // 'constructor' is a word, too
  return further === undefined ? ['Public Sector'] : ['Public Sector', further];
}
