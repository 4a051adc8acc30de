import { defineService } from "../../kernel/service.js";
import { activityHandlers } from "./activity-handlers.js";
import { orderCreateHandlers } from "./create-handlers.js";
import { orderSlice } from "./model/slice.js";
import { orderReadHandlers } from "./read-handlers.js";
import { orderUpdateHandlers } from "./update-handlers.js";

/** Service for orders. The ledger service handles payments and refunds. */
export const orders = defineService({
  ...orderSlice,
  handlers: {
    ...orderReadHandlers,
    ...orderCreateHandlers,
    ...orderUpdateHandlers,
    ...activityHandlers,
  },
});
