import { type Act, defineService } from "../../kernel/service.js";
import { abandonedHandlers } from "./handlers.js";
import { abandonedSlice, lookAtAll } from "./records.js";

/** What a test does about abandoned checkouts. */
export interface AbandonedControls {
  /** Detects checkouts that were abandoned an hour ago, as the platform does periodically. */
  look(): void;
}

/** Checkouts and carts that were left, and came back. */
export const abandoned = defineService({
  ...abandonedSlice,
  handlers: abandonedHandlers,
  when: { time: lookAtAll },
  controls: (act: Act): AbandonedControls => ({ look: () => act(lookAtAll) }),
});
