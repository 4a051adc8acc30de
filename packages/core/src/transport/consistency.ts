/** Sent by the platform with its responses. The client resends it, so that later reads see earlier writes. */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** Stores the last header received: the state of a client. */
export interface Memory {
  consistency?: string | undefined;
}

/** Stores a response's consistency header for the client's next requests. */
export function remember(memory: Memory | undefined, headers: Headers): void {
  if (memory) memory.consistency = headers.get(CONSISTENCY_HEADER) ?? memory.consistency;
}
