import { isPorticoError, type PorticoError } from "@portico/core";
import { createBackInStockNotificationRequest } from "@portico/ecom/back-in-stock-notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { productQuery } from "../queries/product.js";
import { STORES_APP } from "../queries/store-item.js";

/** Of what somebody wants to be told. */
export interface BackInStockRequest {
  productId: string;
  /** Id of the variant; of any variant unless told otherwise. */
  variantId?: string | undefined;
  /** Where to write to. */
  email: string;
  /** Address of the product page, absolute, to come back to. */
  itemUrl?: string | undefined;
}

/** What a form is about at the moment. */
export type BackInStockSubject = Pick<BackInStockRequest, "productId" | "variantId">;

/** What {@link useBackInStock} gives. */
export interface UseBackInStock {
  /** Asks to be told; what becomes of it is in the fields below. */
  mutate(request: BackInStockRequest): void;
  /**
   * Asks to be told, and to know what became of it.
   *
   * @throws PorticoError where the platform refuses, `REQUEST_COLLECTION_DISABLED` where the shop
   * takes no requests
   */
  mutateAsync(request: BackInStockRequest): Promise<void>;
  readonly isPending: boolean;
  /** Whether it is noted, also where it had been noted before. */
  readonly isSuccess: boolean;
  readonly error: PorticoError | null;
  /** Forgets what became of the last request. */
  reset(): void;
}

/**
 * Asks the shop to write when a sold-out product is back, over
 * `backInStockNotifications.createBackInStockNotificationRequest`. Who has asked already has what they
 * want: that is no failure.
 *
 * @param subject - `{ productId, variantId }` that is shown at the moment: what became of a request for
 *   another one is not told; without it, what became of the last request is
 * @returns see {@link UseBackInStock}
 * @example
 * ```tsx
 * function TellMe({ productId, email }: { productId: string; email: string }) {
 *   const { mutate, isSuccess } = useBackInStock({ productId });
 *   if (isSuccess) return <p>We will write to you.</p>;
 *   return <button type="button" onClick={() => mutate({ productId, email })}>Tell me</button>;
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
