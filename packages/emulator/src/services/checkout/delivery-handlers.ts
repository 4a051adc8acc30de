import { z } from "zod";
import { int, list, opt, text } from "../../kernel/checks/shapes.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { amount, sum, text as written } from "../../kernel/money.js";
import { deliveryOptions, deliveryPrice } from "../cart/price.js";
import { address, catalogReference } from "../cart/requests.js";
import { multiPrice } from "../cart/v1/sums.js";
import { CARRIER_ID } from "../cart/v1/view.js";

const decimal = opt(z.string().regex(/^\d+(\.\d+)?$/));
const item = z.object({
  id: opt(text(100, 1)),
  quantity: opt(int(1, 999_999_999)),
  catalogReference: opt(catalogReference),
  totalPrice: decimal,
  totalPriceBeforeDiscount: decimal,
  priceBeforeDiscount: decimal,
  price: decimal,
});

type Item = z.output<typeof item>;

function itemTotal({
  totalPrice,
  totalPriceBeforeDiscount,
  priceBeforeDiscount,
  price,
  quantity,
}: Item) {
  const total = totalPrice ?? totalPriceBeforeDiscount;
  if (total !== undefined) return amount(total);
  return amount(priceBeforeDiscount ?? price ?? "0").times(quantity ?? 1);
}

/** How something can be delivered, and for how much. */
export const deliveryHandlers: Handlers = {
  "ecom.deliverySolutions.getDeliverySolutions": anyone(
    z.object({
      lineItems: list(item, 300, 1),
      destination: address,
      currency: z.string().length(3),
    }),
    (request, context) => {
      const { currency } = context.site;
      const goods = sum(request.lineItems.map(itemTotal));
      const lineItemIds = request.lineItems.flatMap(({ id }) => id ?? []);
      const deliverySolutions = deliveryOptions(context, request.destination.country).map(
        (option) => {
          const price = deliveryPrice(option, goods);
          return {
            code: option.code,
            deliveryReference: { code: option.code, appId: CARRIER_ID },
            title: option.title,
            logistics: {
              deliveryTime: option.time,
              ...(option.pickup ? { pickupDetails: { pickupMethod: "STORE_PICKUP" } } : {}),
            },
            cost: {
              price: written(price, currency),
              currency,
              deliveryPrice: multiPrice(context, price),
              additionalCosts: [],
            },
            deliveryAllocations: [
              {
                deliveryCarrier: { appId: CARRIER_ID, code: option.code },
                applicableLineItems: { lineItemIds },
              },
            ],
            partial: false,
          };
        },
      );
      return { deliverySolutions, errors: [] };
    },
  ),
};
