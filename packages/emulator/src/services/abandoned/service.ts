import { type Act, defineService } from "../../kernel/service.js";
import { abandonedHandlers } from "./handlers.js";
import { abandonedSlice, lookAtAll } from "./records.js";

/** What a test does about abandoned checkouts. */
export interface AbandonedControls {
  /** Looks at the clock as the platform does by itself: who left a checkout an hour ago is told of. */
  look(): void;
}

/** Checkouts and carts that were left, and came back. */
export const abandoned = defineService({
  ...abandonedSlice,
  handlers: abandonedHandlers,
  when: { time: lookAtAll },
  controls: (act: Act): AbandonedControls => ({ look: () => act(lookAtAll) }),
});
