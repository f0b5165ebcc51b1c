import { nameKey } from './name-key.ts';

/** `Highways Authority (HA)`; a place or a branch in parentheses is a part of the name. */
const WITH_SHORT_FORM = /^(.+?)\s*\(\s*([A-Z][A-Za-z]?(?:&?[A-Z]){1,8}(?:&[A-Z])?)\s*\)$/;

const keyOf = (name: string) =>
  nameKey(/^(?:\p{L}\.\s?){2,}$/u.test(`${name.trim()} `) ? name.replace(/[.\s]/g, '') : name);

/** Brings a short form, or a name without its short form, to the one known name that has both; undefined for every other. */
export function shortBodies(names: Iterable<string>): (name: string) => string | undefined {
  const bodies = new Map<string, string | null>();
  const plain = new Map<string, string>();
  for (const name of names) {
    plain.set(nameKey(name), name);
    const [, whole, short] = WITH_SHORT_FORM.exec(name) ?? [];
    for (const key of [whole, short].flatMap((part) => (part === undefined ? [] : [nameKey(part)]))) {
      bodies.set(key, bodies.has(key) ? null : name);
    }
  }
  return (name) => {
    const [, whole] = WITH_SHORT_FORM.exec(name.trim()) ?? [];
    return bodies.get(keyOf(name)) ?? (whole === undefined ? undefined : plain.get(nameKey(whole)));
  };
}
