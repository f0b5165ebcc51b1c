/**
 * Texts of another language for the English ones: the same keys, functions of the same parameters, any words. Its file
 * stands beside the English one and names it, so that the compiler tells what is missing:
 * `export const text: Translation<typeof en.text> = …` in `messages.ur.ts`, after `import type * as en from './messages.en.ts'`.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => unknown
    ? (...parameters: Parameters) => string
    : English extends readonly unknown[]
      ? readonly Translation<English[number]>[]
      : { readonly [Key in keyof English]: Translation<English[Key]> };
