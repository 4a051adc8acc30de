import { defineService } from "../../kernel/service.js";
import { orderReadHandlers } from "./read-handlers.js";
import { orderSlice } from "./slice.js";
import { orderWriteHandlers } from "./write-handlers.js";

/** Orders. */
export const orders = defineService({
  ...orderSlice,
  handlers: { ...orderReadHandlers, ...orderWriteHandlers },
});
