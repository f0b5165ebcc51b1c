import type { AuditQuery } from '#contracts/api/audit.ts';

/** The Link header (RFC 8288): next is older, prev is newer; `asked` is the query as it came. */
export function auditLinks(
  asked: string,
  query: Pick<AuditQuery, 'before' | 'after' | 'limit'>,
  page: { readonly positions: readonly number[]; readonly hasMore: boolean },
): string {
  const [newest, oldest] = [page.positions[0], page.positions.at(-1)];
  const links: string[] = [`<${address(asked, {})}>; rel="first"`];
  const isUpwards = query.after !== undefined;
  // Read upwards, `hasMore` means that still newer ones exist; there are always older ones then: those it came from.
  if (newest !== undefined && (isUpwards ? page.hasMore : query.before !== undefined))
    links.push(`<${address(asked, { after: newest })}>; rel="prev"`);
  if (oldest !== undefined && (isUpwards || page.hasMore))
    links.push(`<${address(asked, { before: oldest })}>; rel="next"`);
  return links.join(', ');
}

function address(asked: string, cursor: Readonly<Record<string, number>>): string {
  const parameters = new URLSearchParams(asked);
  parameters.delete('before');
  parameters.delete('after');
  for (const [name, value] of Object.entries(cursor)) parameters.set(name, String(value));
  const query = parameters.toString();
  return query === '' ? '/api/admin/events' : `/api/admin/events?${query}`;
}
