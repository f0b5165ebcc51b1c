import { nameKey } from './name-key.ts';

const SHORT_FORM = /^[A-Z][A-Za-z]?(?:&?[A-Z]){1,8}(?:&[A-Z])?$/;

/** The parts of `Highways Authority (HA)`; none where a place or a branch stands in parentheses. */
function partsOf(name: string): readonly [whole: string, short: string] | [] {
  const at = name.lastIndexOf('(');
  const [whole, short] = [name.slice(0, at).trim(), name.slice(at + 1, -1).trim()];
  return at > 0 && whole !== '' && name.endsWith(')') && SHORT_FORM.test(short) ? [whole, short] : [];
}

const keyOf = (name: string) =>
  nameKey(/^(?:\p{L}\.\s?){2,}$/u.test(`${name.trim()} `) ? name.replace(/[.\s]/g, '') : name);

/** Brings a short form, or a name without its short form, to the one known name that has both; undefined for every other. */
export function shortBodies(names: Iterable<string>): (name: string) => string | undefined {
  const bodies = new Map<string, string | null>();
  const plain = new Map<string, string>();
  for (const name of names) {
    plain.set(nameKey(name), name);
    for (const key of partsOf(name).map(nameKey)) {
      bodies.set(key, bodies.has(key) ? null : name);
    }
  }
  return (name) => {
    const [whole] = partsOf(name.trim());
    return bodies.get(keyOf(name)) ?? (whole === undefined ? undefined : plain.get(nameKey(whole)));
  };
}
