import { beforeAll, beforeEach } from 'vitest';

/**
 * Opens something before the tests that follow and closes it after the last of them; whatever was opened later is closed
 * first. Its members are there once the tests run, so that it can be a constant of the file.
 */
export const forAllTests = <T extends object>(open: () => T | Promise<T>, close: Closer<T> = closing): T =>
  openedBy(beforeAll, open, close);

/** The same anew for each test that follows. Not called ...Test: `vitest list` takes such calls for tests. */
export const forEachAnew = <T extends object>(open: () => T | Promise<T>, close: Closer<T> = closing): T =>
  openedBy(beforeEach, open, close);

/** Stands for whatever `current` answers at the moment of use. */
export function standIn<T extends object>(current: () => T): T {
  return new Proxy({} as T, {
    get: (_, key) => {
      const value = Reflect.get(current(), key);
      // a method of a class reaches private members only on the object itself
      return typeof value === 'function' && !Object.hasOwn(current(), key) ? value.bind(current()) : value;
    },
    set: (_, key, value) => Reflect.set(current(), key, value),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(current(), key);
      return property && { ...property, configurable: true };
    },
  });
}

type Closer<T> = (opened: T) => unknown;
type Closable = { stop?(): unknown; close?(): unknown };

/** Persons and the like need none. */
const closing = (opened: Closable) => (opened.stop ? opened.stop() : opened.close?.());

function openedBy<T extends object>(
  hook: (open: () => Promise<() => Promise<void>>) => void,
  open: () => T | Promise<T>,
  close: Closer<T>,
): T {
  let opened: T | undefined;
  hook(async () => {
    const current = await open();
    opened = current;
    return async () => void (await close(current));
  });
  return standIn(() => {
    if (opened === undefined) throw new Error('This is opened for tests: it is not there before they run.');
    return opened;
  });
}
