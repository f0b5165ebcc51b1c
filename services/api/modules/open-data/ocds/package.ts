export interface PackageFrame {
  readonly publicUrl: string;
  readonly siteName: string;
}

/** Ours is the only field beyond the core that an extension describes. */
const EXTENSIONS = [
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_bidOpening_extension/master/extension.json',
];
/** Of a package in which nothing is. */
const NEVER = '2025-01-01T00:00:00Z';

/** What a package says of itself; `path` is where it was asked for, `date` that of its last release. */
export function packageHead({ publicUrl, siteName }: PackageFrame, path: string, date: string | undefined) {
  return {
    uri: `${publicUrl}${path}`,
    version: '1.1' as const,
    extensions: EXTENSIONS,
    publishedDate: date ?? NEVER,
    publisher: { name: siteName, uri: publicUrl },
    publicationPolicy: `${publicUrl}/terms-of-service`,
  };
}
