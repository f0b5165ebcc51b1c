import { placeOf } from '#contracts/rules/places/place-of.ts';
import { foldLetters } from '#contracts/rules/search-text.ts';
import { isPost } from '../../names/bare-body.ts';

/** Words in the names of bodies that buy. */
const BODY =
  /\b(?:authority|authorities|department|deptt?|division|sub-?division|directorate|hospital|university|college|school|academy|board|company|corporation|committee|council|commission|ministry|limited|ltd|pvt|administration|agency|bureau|institute|institution|foundation|trust|society|secretariat|municipal\w*|municipality|cantonment|police|constabulary|rangers|scouts|railways?|airport|bank|headquarters|circle|wing|brigade|regiment|battalion|corps|depot|ordnance|garrison|squadron|pmu|piu|pmo|programme|management unit|implementation unit|coordination unit|policy unit|museum|library|court|courts|assembly|senate|embassy|treasury|laboratory|laboratories|mills|industries|refinery|power station|power house|organi[sz]ation|association|government|govt|office|cell|centre|center|station hq|federation|wasa|rescue 1122)\b/i;

/** Short forms of bodies that buy, as people know them. */
const SHORT: ReadonlySet<string> = new Set(
  `WAPDA LESCO FESCO GEPCO MEPCO PESCO HESCO SEPCO QESCO IESCO TESCO HAZECO PEPCO GENCO NTDC NTDCL CPPA KE NHA FWO NLC PWD
  CDA LDA KDA MDA FDA RDA GDA PDA QDA HDA BDA SDA DDA DHA TMA TMO PHE PHED PHA KWSB KWSC KMC DMC SNGPL SSGC SSGCL OGDCL PPL
  PSO PARCO PIAC PIACL CAA PAA PAF GHQ MES AGE CMES POF HIT NRTC NTC PTCL PTA NADRA FBR FIA ANF ASF SBP NBP ZTBL PMD
  SUPARCO PAEC PNRA NESPAK KRL PCSIR PSQCA HEC NUST UET JPMC PIMS DHQ THQ RHC BHU CMH PEMRA PPIB PTB PITB KPITB PSEB
  ERRA PDMA NDMA WSSP WSSC LWMC RWMC BWMC GWMC MWMC FWMC TEVTA NAVTTC PVTC TCP PASSCO PBS ECP NAB AGPR CGA KPT PQA GPA
  PNSC PRAL TDAP SECP NEPRA OGRA SMEDA LGRD LGCD SBCA EPA PEDO AEDB PMIC PIDC USC PAC NIH NICVD SIUT LUMHS KTH LRH HMC ATH
  BVH C&W LG&RD LG&RDD LG&CD LG&CDD S&GAD P&D P&DD E&SE E&SED S&ED KW&SC KW&SB B&R R&B K-Electric`.split(/\s+/),
);
const hasShort = (name: string) => name.split(/[^\p{L}\p{N}&-]+/u).some((word) => SHORT.has(word));

/** Heads of offices, in whose names they invite. */
const HEAD =
  /^(?:(?:office of|o\/o)\b|(?:the )?(?:xen|sdo|ssp|dpo|rpo|cpo|dig|igp?|dc|adc|dho|deo|ceo|cco|dfo|ms|age|ge|md|dg)\b|(?:the )?(?:\w+ ){0,2}(?:engineer|commissioner|superintendent|director|secretary|registrar|commandant|principal|conservator|controller|inspector general|administrator|officer)\b)/i;

/** Words by which a work or a purchase is called, not whoever buys it. */
const WORK =
  /\b(?:suppl(?:y|ies)|const(?:ruction)?|repairs?|procurement|provision|purchase|hiring|rehabilitation|installation|improvement|maintenance|printing|widening|extension|establishment|up-?gradation|renovation|laying|development|replacement|overhauling|outsourcing|services|works?|boundary wall|class ?rooms?)\b\.? (?:of|at|in|for|to|from|with)\b|^(?:cancell?ed|postponed|extended|suppl(?:y|ies)|const|s\/r|m\/r|p\/f|p\/l|providing|fixing|laying|purchase|hiring|rehab\w*|annual|special repair|repairs?|printing|balance work|renovation|extension)\b/i;

const URDU =
  'محکمہ ادارہ اتھارٹی ڈویژن ڈائریکٹوریٹ ہسپتال یونیورسٹی جامعہ کالج بورڈ کمپنی کارپوریشن کمیٹی کونسل کمیشن وزارت بلدیہ میونسپل ایجنسی پولیس ریلوے دفتر لمیٹڈ واپڈا واسا انتظامیہ'
    .split(' ')
    .map(foldLetters);
const isUrdu = (name: string) => {
  const folded = foldLetters(name);
  return URDU.some((word) => folded.includes(word));
};

/** Names of areas, of which one before or behind a town is a place and no office: `Multan Division`. */
const AREA = /\b(?:division|district|tehsil|taluka|circle|zone|region|cantonment|cantt)\b\.?/i;
const MAX_LENGTH = 150;

/** Whether a text is the name of an office, a company or another body that may buy; a name that could be of a person or a work is none. */
export function isOffice(text: string): boolean {
  const name = text.replace(/\s+/g, ' ').trim();
  if (name.length < 2 || name.length > MAX_LENGTH || WORK.test(name)) return false;
  const isNamed = BODY.test(name) || hasShort(name) || isUrdu(name);
  if (!isNamed) return HEAD.test(name) && !isPost(name) && /\s/.test(name);
  return !(AREA.test(name) && isTown(name.replace(AREA, ' ')));
}

/** Whether a name is of a person who buys for a body, and not of the branch of engineers. */
export const isPerson = (name: string): boolean =>
  /(?:^|,\s*)(?:mr|mrs|ms|miss|engr)\b(?!.*\b(?:branch|services?|stores?|regt)\b)/i.test(name) && !isOffice(name);

/** The town of the country that a text is, and nothing else; undefined for any other text. */
export function townOf(text: string): string | undefined {
  const { city, howSure, isAbroad } = placeOf({ city: text, province: null });
  return (howSure === 'name' || howSure === 'alias') && !isAbroad && city !== null ? city : undefined;
}

export const isTown = (text: string): boolean => townOf(text) !== undefined;
