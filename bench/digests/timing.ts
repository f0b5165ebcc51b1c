/** Milliseconds that `work` takes for one of the units. */
export async function perUnit<Unit>(units: readonly Unit[], work: (unit: Unit) => unknown): Promise<number> {
  const start = performance.now();
  for (const unit of units) {
    const working = work(unit);
    if (working instanceof Promise) await working;
  }
  return (performance.now() - start) / units.length;
}
