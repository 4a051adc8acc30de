// Browsers silently drop a cookie if its name, value and attributes exceed 4,096 bytes.
const CHUNK_SIZE = 3_500;

/** Adds a dot to a key that looks like a chunk name, so that it cannot collide with a chunk. */
export function chunkName(key: string, index: number): string {
  const name = /\.\d+\.*$/.test(key) ? `${key}.` : key;
  return index ? `${name}.${index}` : name;
}

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

/** Splits a value into chunks that each fit in a cookie after percent-encoding. */
export function chunksOf(value: string): string[] {
  const chunks: string[] = [];
  let chunk = "";
  let length = 0;
  for (const character of value) {
    const size = encodeURIComponent(character).length;
    if (length + size > CHUNK_SIZE) {
      chunks.push(chunk);
      chunk = "";
      length = 0;
    }
    chunk += character;
    length += size;
  }
  return [...chunks, chunk];
}
