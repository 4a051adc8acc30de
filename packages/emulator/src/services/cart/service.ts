import { defineService } from "../../kernel/service.js";
import { keepCart } from "./edit.js";
import { cartSlice } from "./slice.js";
import { cartV1Handlers } from "./v1/handlers.js";
import { cartV2Handlers } from "./v2/handlers.js";

/** Carts in both API versions. */
export const cart = defineService({
  ...cartSlice,
  handlers: { ...cartV2Handlers, ...cartV1Handlers },
  when: { login: (context, from, to) => keepCart(context, from.id, to.id) },
});
