import { EXTENSION_PATH } from './extension.ts';

interface PackageFrame {
  readonly publicUrl: string;
  readonly siteName: string;
  readonly dataLicense: { readonly url: string };
}

/** Extensions that describe every field beyond the core; ours comes with them. */
const EXTENSIONS = [
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_bidOpening_extension/master/extension.json',
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_location_extension/master/extension.json',
];
/** Date of an empty package. */
const NEVER = '2025-01-01T00:00:00Z';

/** Head of a package; `path` is the address of the request, `date` that of the last release. */
export function packageHead(
  { publicUrl, siteName, dataLicense }: PackageFrame,
  path: string,
  date: string | undefined,
) {
  return {
    uri: `${publicUrl}${path}`,
    version: '1.1' as const,
    extensions: [...EXTENSIONS, `${publicUrl}${EXTENSION_PATH}`],
    publishedDate: date ?? NEVER,
    publisher: { name: siteName, uri: publicUrl },
    license: dataLicense.url,
    publicationPolicy: `${publicUrl}/reuse-our-data`,
  };
}
