import { describe, expect, it } from 'vitest';
import { landingOf } from './use-landing.ts';

describe('after signing in', () => {
  it('an administrator lands on /admin, others on the home page', () => {
    expect(landingOf({ isAdmin: true }, null)).toBe('/admin');
    expect(landingOf({ isAdmin: false }, null)).toBe('/');
  });

  it('everybody goes on to where he wanted to be, on this site [ASVS 3.7.2] [X18]', () => {
    expect(landingOf({ isAdmin: false }, '/account')).toBe('/account');
    expect(landingOf({ isAdmin: true }, 'https://evil.example')).toBe('/admin');
  });
});
