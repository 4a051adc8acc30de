import { timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore, TokenStorage } from "../model/key-value-store.js";
import { boundedStore } from "../store/bounded-store.js";
import { type TokenSlot, tokenSlot } from "../store/token-slot.js";

export function createSlot(
  storage: KeyValueStore | TokenStorage,
  key: string,
  clock = timelineClock(),
): TokenSlot {
  return tokenSlot(
    boundedStore(storage, () => clock),
    key,
    () => clock,
  );
}
