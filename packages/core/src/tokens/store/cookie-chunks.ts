// Browsers drop a cookie over 4,096 bytes without a word: name and attributes count.
const CHUNK = 3_500;

/**
 * The name of a part of a long value. A key that ends as the name of another's part does gets an end
 * of its own.
 */
export function chunkName(key: string, index: number): string {
  const name = /\.\d+\.*$/.test(key) ? `${key}.` : key;
  return index ? `${name}.${index}` : name;
}

/**
 * The parts of a value, in order, as far as they are there.
 *
 * @param cookies - all that there are
 * @param key - the name that the value is kept under
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

/** Cuts a value so that every part fits into a cookie once it is percent-encoded. */
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
