/** Words and figures of the days that a statement covers, as in `Account Statement 01-11-2026`. */
const OF_DAYS = /\b(STATEMENT|ACTIVITY|PERIOD|FROM|DATED?|SINCE)\b/;
const DAY = /^(\d{1,2}[ -]\d{1,2}[ -]\d{2,4}|\d{4}[ -]\d{2}[ -]\d{2})\b/;

/** The account as the lines above the table name it: letters and digits of the IBAN, else of the number; '' when neither is there. */
export function accountIn(above: string): string {
  const text = above.toUpperCase();
  const iban = /\bPK\d{2}[ -]?[A-Z]{4}(?:[ -]?[A-Z0-9]){16}(?![A-Z0-9])/.exec(text)?.[0];
  const numbers = text.matchAll(/\b(?:ACCOUNT|A\/C|ACC?T)\b([^\d\n]{0,30})(\d[\d -]{6,30}\d)/g);
  const [, , number] =
    [...numbers].find(([, between = '', found = '']) => !OF_DAYS.test(between) && !DAY.test(found)) ?? [];
  return (iban ?? number ?? '').replace(/[ -]/g, '');
}

/** Currency that the lines above the table state. */
export function currencyIn(above: string): string | undefined {
  const stated = /\b(?:currency|ccy)\b[\s:,;|"-]{0,10}([a-z]{3})\b/i.exec(above)?.[1]?.toUpperCase();
  return stated === 'RUP' ? 'PKR' : stated;
}

/** Whether two spellings name one account: IBANs hold the number at their end. */
export function isSameAccount(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replace(/^PK\d\d[A-Z]{4}0*/, ''),
  );
  const [long = '', short = ''] = (a?.length ?? 0) > (b?.length ?? 0) ? [a, b] : [b, a];
  const digits = short.replace(/^0+/, '');
  return digits.length >= 6 && long.endsWith(digits);
}
