/** Letters and digits alone, as the index of tender numbers has them. */
export const squeezed = (reference: string): string => reference.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The number without what people put around it: 'Tender No. NHA/2026/17' and 'nha-2026-17' are one; undefined when nothing
 * of a number remains.
 */
export function tenderNumber(reference: string | null | undefined): string | undefined {
  const bare = (reference ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /^[^\p{L}\p{N}]*((tender|notice|bid|inquiry|enquiry|reference|ref|advertisement|adv|number|no|nit|ift|ifb|rfp|rfq|rfb|it|epads)\b[^\p{L}\p{N}]*)+(?=.*\d)/u,
      '',
    )
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return bare === '' ? undefined : bare;
}

/** Short numbers such as '3' or '12026' stand on many notices of an organization. */
export const isTelling = (number: string): boolean =>
  number.length >= 5 && /\d/.test(number) && !/^\d{1,3}(20)?\d\d$/.test(number);
