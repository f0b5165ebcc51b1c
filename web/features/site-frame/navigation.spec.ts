import { describe, expect, it } from 'vitest';
import { headerLinks, isActive } from './navigation.ts';

const user = { id: 2, username: 'ayesha', email: 'a@example.pk', fullName: null, businessType: null, isAdmin: false };

describe('the header', () => {
  it('shows Admin to administrators only', () => {
    const labels = (isAdmin: boolean) => headerLinks({ ...user, isAdmin }).map((link) => link.label);
    expect(labels(true)).toContain('Admin');
    expect(labels(false)).not.toContain('Admin');
    expect(headerLinks(null)).toHaveLength(5);
  });

  it.each([
    ['/', '/', true],
    ['/', '/tenders', false],
    ['/tenders', '/tenders/42', true],
    ['/tenders', '/tendersx', false],
  ])('%s is active on %s: %s', (href, path, active) => expect(isActive(href, path)).toBe(active));
});
