import type { EmulatorClock } from "../kernel/clock.js";
import { journalOf } from "../kernel/journal.js";
import type { State } from "../kernel/state.js";

/** Makes what is asked after each request: it tells when there is another state, or another time, than before. */
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
