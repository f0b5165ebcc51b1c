import { cityBehind } from './city-behind.ts';

/** Words that offices shorten. */
const WHOLE: Readonly<Record<string, string>> = {
  deptt: 'Department',
  dept: 'Department',
  govt: 'Government',
  engg: 'Engineering',
  distt: 'District',
};
const SHORTENED = /\b(deptt|dept|govt|engg|distt)\b\.?/gi;
const OFFICE = /^(?:the )?(?:office of|o\/o)(?: the)?\b[\s:,-]*/i;
/** A post within a body: the Executive Engineer, the XEN, the Deputy Director (Procurement). */
const POST =
  /^(?:(?:additional|assistant|deputy|chief|joint|sub|divisional|executive|superintending|project|managing|general|medical|district|procurement)[\s-]+)*(?:engineer|xen|sdo|director(?: general)?|commissioner|secretary|principal|superintendent|manager|officer|registrar|treasurer)\b\.?(?: ?\([^()]{1,40}\))?[\s,:-]*(?:of (?:the )?)?/i;

/** The body behind the words of an address: 'O/o the Executive Engineer, Works Deptt., Multan' is the 'Works Department'. */
export function bareBody(name: string): string {
  const whole = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SHORTENED, (short) => WHOLE[short.replace('.', '').toLowerCase()] ?? short);
  const plain = cityBehind(whole, new Map())?.body ?? whole;
  const body = plain.replace(OFFICE, '').replace(POST, '');
  return body.length > 2 ? body : plain;
}

/** Whether a line of a letterhead names a post or its office, and the body stands below it. */
export const isOfficeOfPost = (line: string): boolean => isPost(line.replace(OFFICE, ''));

/** Whether the words name a post and no body. */
export const isPost = (name: string): boolean => (POST.exec(name)?.[0].length ?? 0) >= name.length;
