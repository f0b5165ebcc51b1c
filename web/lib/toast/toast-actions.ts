/** Action of the present toast's button; there is never more than one toast. */
let latest: { readonly run: number; readonly act: () => void } | undefined;

/** Keeps what a button will do, until the next one is kept. Answers its number, for the toast. */
export function keepAction(act: () => void): number {
  latest = { run: (latest?.run ?? 0) + 1, act };
  return latest.run;
}

/** Does it; nothing when the toast was replaced meanwhile. */
export function runAction(run: number): void {
  if (latest?.run === run) latest.act();
}
