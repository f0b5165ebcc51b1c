/** The part of mjml 5 that the build calls; the package has no types. */
declare module 'mjml' {
  interface Options {
    readonly validationLevel: 'strict';
    readonly minify: boolean;
    readonly minifyOptions: { readonly minifyCss: boolean };
    readonly fonts: Readonly<Record<string, string>>;
    readonly ignoreIncludes: boolean;
    readonly keepComments: boolean;
  }
  /** Rejects when the source breaks a rule of MJML. */
  export default function mjml2html(source: string, options?: Partial<Options>): Promise<{ readonly html: string }>;
}
