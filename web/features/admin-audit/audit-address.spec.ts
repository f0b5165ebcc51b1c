import { describe, expect, it } from 'vitest';
import { stated } from '../../lib/admin/admin-address.ts';
import { auditHref, CHANGES, EVERYTHING, eventParameters, parseAuditAddress } from './audit-address.ts';

describe('the address of the audit tab', () => {
  it('of changes is the tab', () => expect(auditHref(CHANGES)).toBe('/admin?tab=audit'));
  it('of everything says so', () => expect(auditHref(EVERYTHING)).toBe('/admin?tab=audit&type=all'));
  it('asks the API for changes unless something else is chosen', () => {
    expect(eventParameters(CHANGES)).toEqual({ type: 'changes' });
    expect(eventParameters(EVERYTHING)).toEqual({ type: 'all' });
    expect(eventParameters({ ...CHANGES, type: 'AdminGranted' })).toEqual({ type: 'AdminGranted' });
  });

  it('reads back as it was written', () => {
    const address = {
      type: 'AdminGranted',
      outcome: 'done',
      actor: 'ali.raza',
      target: 'user-7',
      from: '2026-11-20',
      to: '2026-11-21',
      before: '4711',
      after: '',
    };
    expect(parseAuditAddress(auditHref(address).split('?')[1] ?? '')).toEqual(address);
  });

  it.each(['type=Nonsense', 'outcome=maybe', 'before=-1', 'after=x', 'target=%20', 'utm_source=wa'])(
    'takes no filter for %s',
    (query) => expect(parseAuditAddress(query)).toEqual(CHANGES),
  );

  it('has one place in the list, the upper one', () =>
    expect(stated(parseAuditAddress('before=5&after=3'))).toEqual({ after: '3' }));
});
