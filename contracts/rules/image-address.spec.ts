import { describe, expect, test } from 'vitest';
import { imageAddress, versionInAddress } from './image-address.ts';

const hash = '0123456789abcdef'.repeat(4);

describe('the address of an image', () => {
  test('carries the beginning of its hash', () =>
    expect(imageAddress(42, hash)).toBe('/api/tenders/42/image?v=0123456789ab'));
  test('is read back', () => expect(versionInAddress(42, imageAddress(42, hash))).toBe('0123456789ab'));
  test.each([
    ['/api/tenders/43/image?v=0123456789ab'],
    ['/api/tenders/42/image'],
    ['/api/tenders/42/image?v=0123456789AB'],
    ['/api/tenders/42/image?v=0123456789ab0'],
    ['/api/tenders/42/image?v=%30123456789ab'],
    ['https://elsewhere.example/api/tenders/42/image?v=0123456789ab'],
    ['//elsewhere.example/0123456789ab'],
    ['0123456789ab'],
    ['x'],
  ])('of another tender or form is none: %s', (address) => expect(versionInAddress(42, address)).toBeUndefined());
});
