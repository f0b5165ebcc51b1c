import type { DomainEvent, EventMeta } from '../../../contracts/events/event.ts';
import { sql } from '../../../db/connection.ts';
import type { Decider } from '../../../services/api/platform/commands/decider.ts';
import type { Projected, Projection } from '../../../services/api/platform/commands/projection.ts';

/** The event that every contender stores: 373 bytes of JSON, like a small tender's. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly parentId: number | null;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

const BYTES = 373;
const frame: Notice = {
  title: 'Repair of the bridge at Jhelum',
  description: '',
  parentId: 3,
  isActive: true,
  sortOrder: 7,
};
export const notice: Notice = {
  ...frame,
  description: 'Sealed bids are invited. '.repeat(20).slice(0, BYTES - JSON.stringify({ notice: frame }).length),
};

export const meta: EventMeta = {
  actor: { kind: 'user', id: 1 },
  requestId: '01978f6e-7d1a-7c31-9d4b-2f1f6a5e8c11',
  correlationId: '01978f6e-7d1a-7c31-9d4b-2f1f6a5e8c11',
  outcome: 'done',
};

export type NoticeEvent = DomainEvent<'NoticePosted' | 'NoticeChanged', { readonly notice: Notice }>;
export type NoticeCommand = { readonly type: 'Post' | 'Change'; readonly notice: Notice };

export const noticeDecider: Decider<Notice | undefined, NoticeCommand, NoticeEvent> = {
  initialState: undefined,
  evolve: (_state, event) => event.data.notice,
  decide: (command, state) => {
    if ((command.type === 'Post') !== (state === undefined)) throw new Error(`${command.type} is not possible now`);
    const type = command.type === 'Post' ? 'NoticePosted' : 'NoticeChanged';
    return [{ type, data: { notice: command.notice } }];
  },
};

/** The row of a list: what is shown there, not the whole payload. */
const row: Projected = {
  isWhole: true,
  statements: [
    sql`INSERT INTO bench.notice AS n (id, version, title, is_active, sort_order, created_at)
      SELECT e.id, e.version, f ->> 'title', (f ->> 'isActive')::boolean, (f ->> 'sortOrder')::int, e.recorded_at
        FROM e, LATERAL (SELECT e.data -> 'notice' AS f) AS facts
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, title = excluded.title,
        is_active = excluded.is_active, sort_order = excluded.sort_order
      WHERE n.version < excluded.version`,
  ],
};

export const projectNotice: Projection<NoticeEvent> = { NoticePosted: row, NoticeChanged: row };

/** A stream gets five events, then the lane begins another: a notice is posted once and changed a few times. */
export const EVENTS_PER_STREAM = 5;
