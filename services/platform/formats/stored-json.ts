/**
 * JSON of texts that came from outside, as Postgres takes it: U+0000 and halves of surrogate pairs, which JSON has as escapes
 * only, become U+FFFD.
 */
export const storedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/\\(?:(u0000|ud[89a-f][0-9a-f]{2})|.)/g, (sign, unstorable) =>
    unstorable ? '\ufffd' : sign,
  );
