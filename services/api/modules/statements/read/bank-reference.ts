interface Dated {
  readonly day: string;
  readonly reference: string;
  readonly digest: string;
}

/** Digits enough to tell one transaction from another. */
const DISTINCTIVE = /(\d\D*){5}/;
/** Our own reference, which comes again with each renewal. */
const OURS = /^\W*A[L1I]\W*[A-Z0-9]{3}\W*[A-Z0-9]{3}\W*$/i;

/** The bank's reference of each line; where it gives none that tells lines apart, one made of day and digest. */
export function bankReferences(lines: readonly Dated[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { reference } of lines) times.set(reference, (times.get(reference) ?? 0) + 1);
  return lines.map(({ day, reference, digest }) => {
    const isTelling = DISTINCTIVE.test(reference) && !OURS.test(reference) && times.get(reference) === 1;
    return isTelling && reference.length <= 100 ? reference : `${day} ${digest.slice(0, 12)}`;
  });
}
