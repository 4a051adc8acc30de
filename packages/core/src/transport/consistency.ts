/** Header of the platform's responses. The client sends it back, so that later reads see earlier writes. */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** Holds the last consistency header that a client received. */
export interface Memory {
  consistency?: string | undefined;
}

/** Stores a response's consistency header for the client's next requests. */
export function remember(memory: Memory | undefined, headers: Headers): void {
  if (memory) memory.consistency = headers.get(CONSISTENCY_HEADER) ?? memory.consistency;
}
