const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Steps as Pakistan counts: crore, lakh, thousand, hundred. */
const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function inWords(amount: number): string {
  if (amount < 20) return ONES[amount] ?? '';
  if (amount < 100) {
    const rest = amount % 10;
    return `${TENS[Math.floor(amount / 10)]}${rest === 0 ? '' : `-${ONES[rest]}`}`;
  }
  const [size, name] = STEPS.find(([step]) => amount >= step) ?? STEPS[3];
  const rest = amount % size;
  return `${inWords(Math.floor(amount / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
}

/** 25000 as 'Rupees twenty-five thousand only'; whole rupees. */
export const amountInWords = (rupees: number) => `Rupees ${inWords(rupees)} only`;
