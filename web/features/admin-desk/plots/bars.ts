/** Bars of one line as a path in a box of one unit a day by `height`, from a zero line that all lines of a plot share. */
export function barsPath(values: readonly number[], scale: Scale): string {
  return values
    .flatMap((value, day) => {
      if (value === 0) return [];
      const [top, bottom] = [yOf(Math.max(value, 0), scale), yOf(Math.min(value, 0), scale)];
      return [`M${day + 0.1} ${bottom}H${day + 0.9}V${top}H${day + 0.1}Z`];
    })
    .join('');
}

export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly height: number;
}

/** Scale from the least to the greatest value of all lines, so that their bars compare. */
export function scaleOf(lines: readonly { readonly values: readonly number[] }[], height: number): Scale {
  const all = lines.flatMap(({ values }) => values);
  const fold = (choose: (a: number, b: number) => number) => all.reduce((a, b) => choose(a, b), 0);
  return { least: fold(Math.min), most: fold(Math.max), height };
}

/** A bar that is not zero is seen, however small. */
function yOf(value: number, { least, most, height }: Scale): number {
  const span = most - least || 1;
  const exact = (height * (most - value)) / span;
  const zero = (height * most) / span;
  if (value === 0) return round(zero);
  return round(value > 0 ? Math.min(exact, zero - 1) : Math.max(exact, zero + 1));
}

const round = (value: number) => Math.round(value * 100) / 100;

export const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
