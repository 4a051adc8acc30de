import { isPorticoError } from "@portico/core";
import { orderQuery } from "@portico/react/queries";
import { getQueryClient } from "../shop/queries";
import { serverClient } from "../shop/server";

/** Statuses for an invalid id, another user's order and an unknown order. */
const MISSING_STATUSES = new Set<number | undefined>([400, 403, 404]);

/** Returns the order, or `undefined` if it does not exist or belongs to another user. */
export async function readOrder(id: string) {
  try {
    return await getQueryClient().fetchQuery(orderQuery(await serverClient(), id));
  } catch (error) {
    if (isPorticoError(error) && MISSING_STATUSES.has(error.status)) return undefined;
    throw error;
  }
}
