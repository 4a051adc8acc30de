// Browsers silently drop cookies over 4,096 bytes, including name and attributes.
const CHUNK = 3_500;

/** Returns the name of the cookie for a part of a long value. Keys that look like the name of a part get a suffix. */
export function chunkName(key: string, index: number): string {
  const name = /\.\d+\.*$/.test(key) ? `${key}.` : key;
  return index ? `${name}.${index}` : name;
}

/**
 * Returns the parts of a value, in order, up to the first missing one.
 *
 * @param cookies - all cookies
 * @param key - key of the value
 */
export function chunksIn(
  cookies: readonly { name: string; value: string }[],
  key: string,
): string[] {
  const chunks: string[] = [];
  for (;;) {
    const chunk = cookies.find(({ name }) => name === chunkName(key, chunks.length));
    if (!chunk?.value) return chunks;
    chunks.push(chunk.value);
  }
}

/** Splits a value so that each part fits into a cookie after percent-encoding. */
export function chunksOf(value: string): string[] {
  const chunks: string[] = [];
  let chunk = "";
  let length = 0;
  for (const character of value) {
    const size = encodeURIComponent(character).length;
    if (length + size > CHUNK) {
      chunks.push(chunk);
      chunk = "";
      length = 0;
    }
    chunk += character;
    length += size;
  }
  return [...chunks, chunk];
}
