/** Copies JSON data. Unlike a structured clone, it also copies drafts. */
export const plain = <T>(data: T): T =>
  data === undefined ? data : (JSON.parse(JSON.stringify(data)) as T);
