import { defineService } from "../../kernel/service.js";
import { activityHandlers } from "./activity-handlers.js";
import { orderCreateHandlers } from "./create-handlers.js";
import { orderReadHandlers } from "./read-handlers.js";
import { orderSlice } from "./slice.js";
import { orderUpdateHandlers } from "./update-handlers.js";

/** Orders. What is collected and refunded for them is the ledger's. */
export const orders = defineService({
  ...orderSlice,
  handlers: {
    ...orderReadHandlers,
    ...orderCreateHandlers,
    ...orderUpdateHandlers,
    ...activityHandlers,
  },
});
