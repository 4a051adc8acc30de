import type { EmulatorClock } from "../kernel/clock.js";
import { journalOf } from "../kernel/journal.js";
import type { State } from "../kernel/state.js";

/**
 * Creates a function to call after each request. It calls `tell` if the state or the clock has
 * changed since the last call.
 */
export function changeTeller(
  state: () => State,
  clock: EmulatorClock,
  tell: () => void,
): () => void {
  const look = () => ({ state: state(), end: journalOf(state()).end, offset: clock.offset });
  let seen = look();
  return () => {
    const now = look();
    const same = now.state === seen.state && now.end === seen.end && now.offset === seen.offset;
    seen = now;
    if (!same) tell();
  };
}
