import { EVENT_TYPES } from '#contracts/vocabulary/event-types.ts';
import { AUDIT_OUTCOMES } from '#contracts/vocabulary/lists/admin-lists.ts';
import { cleanText, stated } from '../../lib/admin/admin-address.ts';
import { paths } from '../../lib/routing/paths.ts';

/** The tab as it opens. */
export const CHANGES = {
  type: '',
  outcome: '',
  actor: '',
  target: '',
  from: '',
  to: '',
  // position before or after which the page lies
  before: '',
  after: '',
};

/** State of the tab. `type` is '' for what changed something, 'all' for reading and signing in, too. It lives in the address, so that Back, a reload and a link restore it. Unset texts are ''. */
export type AuditAddress = Readonly<typeof CHANGES>;

export const EVERYTHING: AuditAddress = { ...CHANGES, type: 'all' };

const CURSOR = /^\d{1,15}$/;

/** Reads leniently: what no list offers means no filter. */
export function parseAuditAddress(query: string): AuditAddress {
  const parameters = new URLSearchParams(query);
  const text = (name: string) => cleanText(parameters.get(name));
  const cursor = (name: string) => (CURSOR.test(text(name)) ? text(name) : '');
  const one = (known: readonly string[], name: string) => known.find((value) => value === text(name)) ?? '';
  const after = cursor('after');
  return {
    type: one(['all', ...EVENT_TYPES], 'type'),
    outcome: one(AUDIT_OUTCOMES, 'outcome'),
    actor: text('actor'),
    target: text('target'),
    from: text('from'),
    to: text('to'),
    before: after === '' ? cursor('before') : '',
    after,
  };
}

/** The filter as the API takes it, where nothing means everything. */
export const eventParameters = (address: AuditAddress) =>
  stated({ ...address, type: address.type === '' ? 'changes' : address.type });

export const auditHref = (address: AuditAddress) =>
  `${paths.admin}?${new URLSearchParams({ tab: 'audit', ...stated(address) })}`;

/** The same without the place in the list. */
export const filterOf = (address: AuditAddress): AuditAddress => ({ ...address, before: '', after: '' });
