/** One file of the tree as the rules see it: a path from the root with forward slashes, and the text. */
export type SourceFile = { path: string; text: string };

export type Rule = {
  /** A sentence that is true of the tree. */
  name: string;
  /** One line per offence, beginning with the path of the offender; empty when the rule holds. */
  check(files: SourceFile[]): string[];
};

export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mts|mjs|js|sql|css)$/.test(path);

export const isScript = ({ path }: SourceFile) => /\.(ts|tsx|mts|mjs|js)$/.test(path);

export const isSpec = ({ path }: SourceFile) => /\.spec\.tsx?$/.test(path);

/** Tests and what they stand on; rules about the product's own behaviour leave them out. */
export const isTest = (file: SourceFile) => isSpec(file) || file.path.startsWith('tests/');

export const isInside = (path: string, folder: string) => path.startsWith(`${folder}/`);
