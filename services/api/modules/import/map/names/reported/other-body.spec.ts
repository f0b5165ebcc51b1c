import { describe, expect, it } from 'vitest';
import { isOtherBody } from './other-body.ts';

describe('names of two bodies', () => {
  it.each([
    ['Ministry of Defence', 'Ministry of Finance'],
    ['Pakistan Army', 'Pakistan Air Force (PAF)'],
    ['Engineering Services (Army)', 'Engineering Services (Navy)'],
    ['Works Division No. 2', 'Works Division No. 3'],
  ])('%s is another than %s', (name, other) => {
    expect(isOtherBody(name, other)).toBe(true);
    expect(isOtherBody(other, name)).toBe(true);
  });

  it.each([
    ['a slip', 'Security Printing Corporaion', 'Security Printing Corporation (SPC)'],
    ['a shortened word', 'Public Works Depart.', 'Public Works Department'],
    ['a short form', 'PWD', 'Public Works Department (PWD)'],
    ['a plural', 'Highway Authority of the Punjab', 'Punjab Highways Authority'],
    ['more words on one side', 'Works Department', 'Works Department, Government of Sindh'],
    ['an unknown script', 'محکمہ تعمیرات', 'محکمہ تعميرات'],
  ])('%s: one may be meant by the other', (_kind, name, other) => {
    expect(isOtherBody(name, other)).toBe(false);
    expect(isOtherBody(other, name)).toBe(false);
  });
});
