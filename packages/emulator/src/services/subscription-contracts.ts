import { resource } from "../resource/resource.js";

/** Subscription contracts: reads. They come of orders with subscriptions, which nobody places here yet. */
export const subscriptionContracts = resource("ecom.subscriptionContracts");
