import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';

export const MINUTE_MS = 60_000;
/** Events a minute that a network may cause: of strangers who were refused, one of each kind. */
const REFUSALS_OF_STRANGERS = 10;
const OTHERS = 60;
/** Networks that are counted apart; further ones share a count, so that memory stays bounded. */
const NETWORKS = 10_000;
const KINDS = 200;

interface Network {
  readonly refused: Set<string>;
  others: number;
  readonly counts: Map<string, number>;
  /** Meta of the event that was counted last. */
  last?: EventMeta;
}

interface Counted {
  readonly counts: Readonly<Record<string, number>>;
  readonly meta: EventMeta;
}

/** Decides which events of a minute are recorded one by one; the rest is counted by network and kind, and nothing is lost. */
export function createThinning(clock: () => Date) {
  let minute = 0;
  let networks = new Map<string, Network>();
  const thisMinute = () => Math.floor(clock().getTime() / MINUTE_MS);
  return {
    /** Whether another minute has begun since the last event. */
    isOver: () => thisMinute() !== minute,

    admits(event: SecurityEvent, meta: EventMeta): boolean {
      const network = networkOf(networks, meta.client ?? 'unknown');
      const kind = kindOf(event, meta);
      if (meta.actor.kind === 'visitor' && meta.outcome === 'refused') {
        if (!network.refused.has(kind) && network.refused.size < REFUSALS_OF_STRANGERS) {
          network.refused.add(kind);
          return true;
        }
      } else if (network.others < OTHERS) {
        network.others += 1;
        return true;
      }
      const known = network.counts.has(kind) || network.counts.size < KINDS ? kind : 'others';
      network.counts.set(known, (network.counts.get(known) ?? 0) + 1);
      network.last = meta;
      return false;
    },

    /** Answers the counts, and begins anew. */
    take(): readonly Counted[] {
      const counted = [...networks].flatMap(([name, { counts, last }]) => {
        if (last === undefined) return [];
        const { client: _, ...meta } = last;
        const client = name === SHARED ? {} : { client: name };
        const actor = { kind: 'system', name: 'security log' } as const;
        return [{ counts: Object.fromEntries(counts), meta: { ...meta, ...client, actor } }];
      });
      minute = thisMinute();
      networks = new Map();
      return counted;
    },
  };
}

const SHARED = 'others';

function networkOf(networks: Map<string, Network>, client: string): Network {
  const name = networks.has(client) || networks.size < NETWORKS ? client : SHARED;
  const network = networks.get(name) ?? { refused: new Set(), others: 0, counts: new Map() };
  networks.set(name, network);
  return network;
}

/** The call that was refused, the account and the reason, or the type; before it who did it, unless nobody knows. */
function kindOf(event: SecurityEvent, { actor }: EventMeta): string {
  const by = actor.kind === 'user' ? `user-${actor.id}: ` : '';
  switch (event.type) {
    case 'AccessRefused':
      return `${by}${event.data.method} ${event.data.route}`;
    case 'SignInRefused':
      return `${by}sign-in as user-${event.data.userId}: ${event.data.reason}`;
    default:
      return `${by}${event.type}`;
  }
}
