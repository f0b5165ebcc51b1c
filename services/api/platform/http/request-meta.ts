import type { Request } from 'express';
import type { User } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';

/** Meta of the events that a request causes. */
export function requestMeta(req: Request, requestId: string, user: User | null): EventMeta {
  return {
    actor: user === null ? { kind: 'visitor' } : { kind: 'user', id: user.id },
    requestId,
    correlationId: requestId,
    outcome: 'done',
    ...(req.ip === undefined ? {} : { client: coarseNetwork(req.ip) }),
  };
}

/** 203.0.113.77 → 203.0.113.0/24, 2001:db8:1:2::5 → 2001:db8:1::/48. */
export function coarseNetwork(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  if (v4 !== null) return `${v4[1]}.0/24`;
  const groups = ip.split('%')[0]?.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
