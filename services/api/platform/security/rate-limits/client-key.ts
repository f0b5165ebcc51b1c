/**
 * The key that one client is counted under: an IPv4 address, or the /64 of an IPv6 address, because one subscriber holds a whole
 * /64 and could otherwise take a new address for every attempt. Unknown addresses share one key.
 */
export function clientKey(ip: string | undefined): string {
  const address = ip?.split('%')[0]?.toLowerCase() ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address || 'unknown';
  const [head = '', tail = ''] = address.split('::');
  const before = groups(head);
  const after = groups(tail);
  const zeros = address.includes('::') ? Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** Hextets without leading zeros; an embedded IPv4 address stands for two. */
function groups(part: string): string[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [group.replace(/^0+(?=.)/, '')]));
}
