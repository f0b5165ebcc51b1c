/** Our spelling of a name we know: 'LAHORE' and 'Lahore' are one place, stored and asked for alike. */
export function spelling<Name extends string | null>(names: readonly string[], name: Name): Name | string {
  const lower = name?.toLowerCase();
  return names.find((known) => known.toLowerCase() === lower) ?? name;
}
