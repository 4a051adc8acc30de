import type { ClientState } from "../client/client-view.js";

/** Answered by writes and resent, so that what follows reads what was written. */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** Keeps an answer's consistency header for the client's next requests. */
export function remember(state: ClientState, headers: Headers): void {
  state.consistency = headers.get(CONSISTENCY_HEADER) ?? state.consistency;
}
