import { isPorticoError } from "@portico/core";
import { createBackInStockNotificationRequest } from "@portico/ecom/back-in-stock-notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { type Action, useAction } from "../provider/use-action.js";
import { productQuery } from "../queries/product.js";
import { STORES_APP_ID } from "../queries/store-item.js";

const ALREADY_REQUESTED_CODE = "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS";

/** Request for a back-in-stock notification. */
export interface BackInStockRequest {
  productId: string;
  /** Id of the variant. Default: any variant. */
  variantId?: string | undefined;
  email: string;
  /** Absolute URL of the product page, for the link in the email. Default: no link. */
  itemUrl?: string | undefined;
}

/** Product and variant of a request form. */
export type BackInStockSubject = Pick<BackInStockRequest, "productId" | "variantId">;

/**
 * Result of {@link useBackInStock}. `isSuccess` means that the platform has accepted the request.
 */
export type UseBackInStock = Action<BackInStockRequest>;

/**
 * Requests an email when a product is back in stock. A repeated request for the same email address
 * succeeds. Calls `backInStockNotifications.createBackInStockNotificationRequest` and, if the
 * product is not cached, `productsV3.getProduct`.
 *
 * @param subject - Product and variant on display. The hook ignores results for other products and
 * variants. Default: any product.
 * @returns The action. `error.code` is `REQUEST_COLLECTION_DISABLED` if the shop does not offer
 * notifications.
 * @example
 * ```tsx
 * import { useBackInStock } from "@portico/react";
 *
 * function TellMe({ productId, email }: { productId: string; email: string }) {
 *   const { mutate, isSuccess } = useBackInStock({ productId });
 *   if (isSuccess) return <p>We will email you.</p>;
 *   return <button type="button" onClick={() => mutate({ productId, email })}>Notify me</button>;
 * }
 * ```
 */
export function useBackInStock(subject?: BackInStockSubject): UseBackInStock {
  const client = useClient();
  const queryClient = useQueryClient();
  const action = useAction(client, async (request: BackInStockRequest) => {
    const { productId, variantId, email, itemUrl } = request;
    // The platform's email shows the product's name and price.
    const product = await queryClient.ensureQueryData(productQuery(client, { id: productId }));
    const variant = product.variantsInfo?.variants.find(({ id }) => id === variantId);
    const price = variant?.price?.actualPrice ?? product.actualPriceRange?.minValue;
    const options = variantId ? { options: { variantId } } : {};
    const catalogReference = { catalogItemId: productId, appId: STORES_APP_ID, ...options };
    const notification = { catalogReference, email: email.trim(), ...(itemUrl ? { itemUrl } : {}) };
    const details = { name: product.name ?? "", price: price?.amount ?? "0" };
    const call = client.use(createBackInStockNotificationRequest);
    await call(notification, details).catch((error: unknown) => {
      if (!isPorticoError(error) || error.code !== ALREADY_REQUESTED_CODE) throw error;
    });
  });
  const { variables } = action;
  const isAboutSubject =
    !subject ||
    (variables?.productId === subject.productId && variables.variantId === subject.variantId);
  return isAboutSubject ? action : { ...action, isPending: false, isSuccess: false, error: null };
}
