import { prefetchCart } from "@portico/react/queries";
import { client, queryClient } from "../shop.js";

/** Requests the cart before its page is shown. */
export const fetchCart = () => prefetchCart(queryClient, client);
