/** Characters that browsers take in an address, but not RFC 3986, which OCDS demands. */
const FOREIGN = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/g;

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** The address by RFC 3986, or undefined for what is none. */
export function strictAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  if (origin === 'null') return undefined;
  const strict = (part: string) =>
    part
      .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
      .replace(/[[\]]/g, encoded)
      .replace(FOREIGN, encoded);
  return `${origin}${strict(pathname)}${strict(search)}${hash === '' ? '' : `#${strict(hash.slice(1)).replaceAll('#', '%23')}`}`;
}
