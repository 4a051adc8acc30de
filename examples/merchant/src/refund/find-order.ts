import { orders } from "@portico/ecom";
import type { Order } from "@portico/ecom/orders";
import type { Shop } from "../shop/connect.ts";
import { reasonOf } from "../shop/failure.ts";
import { EXIT, Stop } from "../stop.ts";

const GUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds an order by number or id. */
export async function findOrder({ client }: Shop, text: string): Promise<Order> {
  const service = client.use(orders);
  try {
    if (GUID_PATTERN.test(text)) return await service.getOrder(text);
    const response = await service.searchOrders({ filter: { number: text } });
    const [order] = response.orders;
    if (order) return order;
  } catch (error) {
    throw new Stop(`Cannot read order ${text}: ${reasonOf(error).message}`, EXIT.stopped);
  }
  throw new Stop(`Order ${text} not found.`, EXIT.input);
}
