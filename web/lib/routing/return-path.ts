/** A return address from a query string: only a path of this site, never another host. */
export function safeReturnPath(value: string | null): string | null {
  if (value === null || value.length > 500 || !/^\/(?![/\\])[^\\\s]*$/.test(value)) return null;
  const url = new URL(value, 'http://local.invalid');
  return url.host === 'local.invalid' ? `${url.pathname}${url.search}${url.hash}` : null;
}
