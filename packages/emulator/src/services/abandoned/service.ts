import { type Act, defineService, listen } from "../../kernel/service.js";
import { cartOrdered, cartOrdering } from "../orders/model/order.js";
import { abandonedHandlers } from "./handlers.js";
import { abandonedSlice, detect, detectAll } from "./records.js";

/** Functions of `emulator.controls.abandonedCheckouts`. */
export interface AbandonedControls {
  /** Detects checkouts that buyers abandoned at least an hour ago. The platform checks this regularly. */
  look(): void;
}

export const abandoned = defineService({
  ...abandonedSlice,
  handlers: abandonedHandlers,
  when: { time: detectAll },
  listeners: [
    // A buyer who abandoned the cart an hour ago is back now.
    listen(cartOrdering, detect),
    listen(cartOrdered, detect),
  ],
  controls: (act: Act): AbandonedControls => ({ look: () => act(detectAll) }),
});
