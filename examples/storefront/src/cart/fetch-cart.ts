import { prefetchCart } from "@portico/react/queries";
import { client, queryClient } from "../shop.js";

export const fetchCart = () => prefetchCart(queryClient, client);
