/** Returns the stored text, or `null` if the key is missing or the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores the text, or removes the key if the text is `null`. Does nothing if the storage is blocked
 * or full.
 */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The storage is blocked or full.
  }
}
