import { describe, expect, it } from 'vitest';
import { imageFault } from './read-image.ts';

const MB = 1024 * 1024;

describe('a chosen image', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif'])('may be %s', (type) =>
    expect(imageFault({ type, size: 1 })).toBeUndefined(),
  );
  it.each(['image/svg+xml', 'image/webp', 'application/pdf', ''])('may not be %j', (type) =>
    expect(imageFault({ type, size: 1 })).toBe('Please choose a PNG, JPG or GIF image'),
  );
  it('is below 5 MB', () => {
    expect(imageFault({ type: 'image/png', size: 5 * MB - 1 })).toBeUndefined();
    expect(imageFault({ type: 'image/png', size: 5 * MB })).toBe('File size should be less than 5MB');
  });
});
