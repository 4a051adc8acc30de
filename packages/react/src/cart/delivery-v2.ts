import type { Address, Cart } from "@portico/ecom/current-cart-v2";
import { type AddressInput, getDeliverySolutions } from "@portico/ecom/delivery-solutions";
import type { CartQuery } from "../queries/cart-adapter.js";
import type { DeliveryOption } from "../queries/cart-view.js";
import { subtract } from "../queries/decimals.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientQuery, keepOwnData, QUERY_DEFAULTS } from "../queries/query-options.js";

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

// Carriers accept only one of the two street fields.
export function toDestination({ addressLine, streetAddress, ...place }: Address): AddressInput {
  return addressLine ? { ...place, addressLine } : { ...place, streetAddress };
}

// The key contains only the request's input, so that a new note or selected option does not
// trigger a refetch.
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
  const { purchaseFlowId } = cart;
  const options = { destination: toDestination(address), currency, weightUnit, purchaseFlowId };
  const key = porticoKeys(client).cartDelivery({ items, ...options });
  const settings = { ...QUERY_DEFAULTS, placeholderData: keepOwnData(client) };
  return clientQuery<readonly DeliveryOption[]>(client, key, settings, async (view) => {
    const { deliverySolutions } = await view.use(getDeliverySolutions)(items, options);
    // Partial solutions do not deliver the whole cart.
    const completeSolutions = deliverySolutions.filter(({ partial }) => !partial);
    return completeSolutions.flatMap(
      ({ deliveryReference, title, cost, logistics, ...solution }) => {
        const code = deliveryReference?.code ?? solution.code;
        const amount = cost?.deliveryPrice?.amount ?? cost?.price;
        const price = amount === undefined ? undefined : { amount, currency };
        const time = logistics?.deliveryTime ?? undefined;
        return code
          ? { code, appId: deliveryReference?.appId ?? undefined, title, price, time }
          : [];
      },
    );
  }) as CartQuery<readonly DeliveryOption[]>;
}
