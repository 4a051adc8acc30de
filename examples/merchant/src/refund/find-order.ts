import { orders } from "@portico/ecom";
import type { Order } from "@portico/ecom/orders";
import type { Shop } from "../shop/connect.ts";
import { reasonOf } from "../shop/failure.ts";
import { EXIT, Stop } from "../stop.ts";

const GUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds an order by number or id. */
export async function findOrder({ client }: Shop, numberOrId: string): Promise<Order> {
  const service = client.use(orders);
  try {
    if (GUID_PATTERN.test(numberOrId)) return await service.getOrder(numberOrId);
    const response = await service.searchOrders({ filter: { number: numberOrId } });
    const [order] = response.orders;
    if (order) return order;
  } catch (error) {
    throw new Stop(`Cannot read order ${numberOrId}: ${reasonOf(error).message}`, EXIT.stopped);
  }
  throw new Stop(`Order ${numberOrId} not found.`, EXIT.input);
}
