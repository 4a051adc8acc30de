/** Answered by writes and resent, so that what follows reads what was written. */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** What keeps the header last answered: the state of a client. */
export interface Memory {
  consistency?: string | undefined;
}

/** Keeps an answer's consistency header for the client's next requests. */
export function remember(memory: Memory | undefined, headers: Headers): void {
  if (memory) memory.consistency = headers.get(CONSISTENCY_HEADER) ?? memory.consistency;
}
