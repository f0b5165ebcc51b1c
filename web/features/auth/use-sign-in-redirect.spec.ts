import { describe, expect, it } from 'vitest';
import { signInRedirect } from './use-sign-in-redirect.ts';

describe('after signing in', () => {
  it('an administrator lands on /admin, others on the home page', () => {
    expect(signInRedirect({ isAdmin: true }, null)).toBe('/admin');
    expect(signInRedirect({ isAdmin: false }, null)).toBe('/');
  });

  it('everybody goes on to where he wanted to be, on this site [ASVS 3.7.2] [X18]', () => {
    expect(signInRedirect({ isAdmin: false }, '/account')).toBe('/account');
    expect(signInRedirect({ isAdmin: true }, 'https://evil.example')).toBe('/admin');
  });
});
