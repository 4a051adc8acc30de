import { topic } from "../../../kernel/topic.js";
import type { Cart } from "../../cart/model.js";
import type { OrderDocument } from "./model.js";

/** A cart is about to become an order. */
export const cartOrdering = topic<Cart>("cart ordering");

/** A cart has become an order. */
export const cartOrdered = topic<Cart>("cart ordered");

/** An order is approved. Listeners can complete its line items. */
export const orderApproved = topic<OrderDocument>("order approved");

/** The merchant requests a payment for an order with subscriptions. Listeners throw to prevent it. */
export const subscriptionPaymentRequesting = topic<OrderDocument>(
  "subscription payment requesting",
);
