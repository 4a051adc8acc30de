import { type Act, defineService, listen } from "../../kernel/service.js";
import { cartOrdered, cartOrdering } from "../orders/model/order.js";
import { abandonedCarts, abandonedCheckouts } from "./handlers.js";
import { abandonedSlice, detect, detectAll } from "./records.js";

/** Functions of `emulator.controls.abandonedCheckouts`. */
export interface AbandonedControls {
  /** Detects checkouts that buyers abandoned at least an hour ago. The platform checks this regularly. */
  look(): void;
}

const abandonedService = defineService({
  ...abandonedSlice,
  handlers: {},
  when: { time: detectAll },
  listeners: [
    // The buyer may have abandoned the cart an hour ago and returned now.
    listen(cartOrdering, detect),
    listen(cartOrdered, detect),
  ],
  controls: (act: Act): AbandonedControls => ({ look: () => act(detectAll) }),
});

export const abandoned = [abandonedService, abandonedCheckouts, abandonedCarts] as const;
