import type { Address, Cart } from "@portico/ecom/current-cart-v2";
import { type AddressInput, getDeliverySolutions } from "@portico/ecom/delivery-solutions";
import type { CartQuery } from "../queries/cart-adapter.js";
import type { DeliveryOption } from "../queries/cart-view.js";
import { subtract } from "../queries/decimals.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { keepOwnData, QUERY_DEFAULTS } from "../queries/query-options.js";
import { toMoney } from "./line-view.js";

function deliveryItem(line: Cart["lineItems"][number]) {
  const { pricing } = line;
  const total = pricing?.totalPrice?.amount;
  const discounts = line.discounts.flatMap(({ amountOff }) => amountOff?.amount ?? []);
  return {
    id: line.id,
    name: line.name?.original,
    quantity: line.quantityInfo?.confirmedQuantity,
    catalogReference: line.source?.catalogReference,
    physicalProperties: line.attributes?.physicalProperties,
    priceBeforeDiscount: pricing?.unitPrice?.amount,
    totalPriceBeforeDiscount: total,
    totalPrice: total && subtract(total, discounts),
    deliveryProfileId: line.deliveryConfig?.deliveryProfileId,
  };
}

/** Carriers accept only one of the two street fields. */
export function toDestination({ addressLine, streetAddress, ...place }: Address): AddressInput {
  return addressLine ? { ...place, addressLine } : { ...place, streetAddress };
}

/**
 * The key contains only the request's input, so that changing the note or the delivery option does
 * not refetch the options.
 */
export function deliveryQuery(
  client: PorticoClient,
  cart: Cart,
): CartQuery<readonly DeliveryOption[]> | undefined {
  const { address, weightUnit } = cart.deliveryInfo ?? {};
  const currency = cart.businessInfo?.currencyCode;
  const items = cart.lineItems
    .filter(({ attributes }) => attributes?.physicalProperties?.shippable)
    .map(deliveryItem);
  if (!address?.country || !currency || items.length === 0) return undefined;
  const options = {
    destination: toDestination(address),
    currency,
    weightUnit,
    purchaseFlowId: cart.purchaseFlowId,
  };
  const query = {
    ...QUERY_DEFAULTS,
    queryKey: porticoKeys(client).cartDelivery({ items, ...options }),
    placeholderData: keepOwnData(client),
    async queryFn({ signal }: { signal: AbortSignal }) {
      const call = client.with({ signal }).use(getDeliverySolutions);
      const { deliverySolutions } = await call(items, options);
      // Partial solutions do not deliver the whole cart.
      return deliverySolutions.flatMap(
        ({ deliveryReference, code, title, cost, logistics, partial }) => {
          const solutionCode = deliveryReference?.code ?? code;
          if (partial || !solutionCode) return [];
          const amount = cost?.deliveryPrice?.amount ?? cost?.price;
          return {
            code: solutionCode,
            appId: deliveryReference?.appId ?? undefined,
            title,
            price: toMoney(amount === undefined ? undefined : { amount }, currency),
            time: logistics?.deliveryTime ?? undefined,
          };
        },
      );
    },
  };
  return query;
}
