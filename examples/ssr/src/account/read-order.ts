import { isPorticoError } from "@portico/core";
import { orderQuery } from "@portico/react/queries";
import { getQueryClient } from "../shop/queries";
import { serverClient } from "../shop/server";

/**
 * Returns the order, or `undefined` if the platform rejects the request, for example because the
 * order does not exist or belongs to another user.
 */
export async function readOrder(id: string) {
  try {
    return await getQueryClient().fetchQuery(orderQuery(await serverClient(), id));
  } catch (error) {
    if (isPorticoError(error) && error.status !== undefined && error.status < 500) return undefined;
    throw error;
  }
}
