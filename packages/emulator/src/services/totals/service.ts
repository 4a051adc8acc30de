import { defineService } from "../../kernel/service.js";
import { type Asked, calculateTotals } from "./calculate.js";

/** Totals of items without a cart. */
export const totals = defineService({
  name: "totals",
  slice: () => ({}),
  handlers: {
    "ecom.totalsCalculator.calculateTotals": {
      access: "admin",
      run: (request, context) => calculateTotals(context, request as Asked),
    },
  },
});
