import { isPorticoError, type PorticoError } from "@portico/core";
import { createBackInStockNotificationRequest } from "@portico/ecom/back-in-stock-notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { productQuery } from "../queries/product.js";
import { STORES_APP } from "../queries/store-item.js";

/** Request for a back-in-stock notification. */
export interface BackInStockRequest {
  productId: string;
  /** Id of the variant. Default: any variant. */
  variantId?: string | undefined;
  /** Email address to notify. */
  email: string;
  /** Absolute URL of the product page, for the link in the email. */
  itemUrl?: string | undefined;
}

/** Product and variant that a form is about. */
export type BackInStockSubject = Pick<BackInStockRequest, "productId" | "variantId">;

/** Result of {@link useBackInStock}. */
export interface UseBackInStock {
  /** Sends the request without returning a promise. The result is in the fields below. */
  mutate(request: BackInStockRequest): void;
  /**
   * Sends the request.
   *
   * @throws PorticoError if the platform rejects the request. Its code is
   * `REQUEST_COLLECTION_DISABLED` if the shop does not offer notifications.
   */
  mutateAsync(request: BackInStockRequest): Promise<void>;
  readonly isPending: boolean;
  /** Whether the request was saved, now or earlier. */
  readonly isSuccess: boolean;
  readonly error: PorticoError | null;
  /** Clears the result of the last request. */
  reset(): void;
}

/**
 * Requests an email when a product is back in stock. A repeated request for the same address
 * succeeds.
 *
 * Calls `backInStockNotifications.createBackInStockNotificationRequest`.
 *
 * @param subject - Product and variant on display. The result is reset when they change. Without
 * it, the hook returns the result of the last request.
 * @returns See {@link UseBackInStock}.
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
  const queries = useQueryClient();
  const { mutate, mutateAsync, variables, reset, ...last } = useMutation<
    void,
    PorticoError,
    BackInStockRequest
  >({
    mutationFn: async ({ productId, variantId, email, itemUrl }) => {
      // The letter names the product and its price.
      const product = await queries.ensureQueryData(productQuery(client, { id: productId }));
      const variant = product.variantsInfo?.variants.find(({ id }) => id === variantId);
      const price = variant?.price?.actualPrice ?? product.actualPriceRange?.minValue;
      const catalogReference = {
        catalogItemId: productId,
        appId: STORES_APP,
        ...(variantId ? { options: { variantId } } : {}),
      };
      try {
        await client.use(createBackInStockNotificationRequest)(
          { catalogReference, email: email.trim(), ...(itemUrl ? { itemUrl } : {}) },
          { name: product.name ?? "", price: price?.amount ?? "0" },
        );
      } catch (failure) {
        const isKnown =
          isPorticoError(failure) &&
          failure.code === "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS";
        if (!isKnown) throw failure;
      }
    },
  });
  const isTold =
    !subject ||
    (variables?.productId === subject.productId && variables.variantId === subject.variantId);
  return {
    mutate,
    mutateAsync,
    isPending: isTold && last.isPending,
    isSuccess: isTold && last.isSuccess,
    error: isTold ? last.error : null,
    reset,
  };
}
