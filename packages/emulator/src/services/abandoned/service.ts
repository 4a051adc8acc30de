import { type Act, defineService } from "../../kernel/service.js";
import { abandonedHandlers } from "./handlers.js";
import { abandonedSlice, lookAtAll } from "./records.js";

/** Test controls for abandoned checkouts. */
export interface AbandonedControls {
  /** Detects checkouts that were abandoned an hour ago. The platform does this periodically. */
  look(): void;
}

/** Service for abandoned checkouts and carts. */
export const abandoned = defineService({
  ...abandonedSlice,
  handlers: abandonedHandlers,
  when: { time: lookAtAll },
  controls: (act: Act): AbandonedControls => ({ look: () => act(lookAtAll) }),
});
