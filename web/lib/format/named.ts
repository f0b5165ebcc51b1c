/** The name of what an answer gives as a name or as an object with one; `absent` where it gives neither. */
export function named(value: unknown, absent = ''): string {
  if (typeof value === 'string') return value;
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' ? name : absent;
}
