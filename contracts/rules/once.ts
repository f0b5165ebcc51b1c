/** A value that is made when it is first asked for: a program that never searches does not wait for the tables of words. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
