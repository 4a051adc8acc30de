/** Reads a key of the browser's local storage. Returns `null` if it is not set, or if the browser blocks the storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if it is `null`. Does nothing if the browser blocks the storage. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // the next visit starts without it
  }
}
