/** A value of the browser's storage; null also where a private window forbids it. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value on this device; where storage is forbidden the choice lasts as long as the page. */
export function storeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* See above. */
  }
}
