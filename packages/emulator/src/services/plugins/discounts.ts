import type { DiscountRate } from "@portico/ecom/plugins/discounts";
import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import type { Discount, PriceReduction } from "../pricing/discounts.js";
import { callPlugin, type PluginResult } from "./call-plugin.js";
import { type PluginCart, type PluginLine, pricedItem } from "./lines.js";

type AppDiscount = Discount & { readonly name: string };

export function callDiscountPlugin(
  reader: Reader,
  cart: PluginCart,
  lines: readonly PluginLine[],
  couponCodes: readonly string[],
): PluginResult<"getEligibleDiscounts"> | undefined {
  if (lines.length === 0) return undefined;
  return callPlugin(reader, "getEligibleDiscounts", {
    lineItems: lines.map((line) => pricedItem(line, reader)),
    purchaseFlowId: cart.purchaseFlowId,
    couponCodes,
    buyerEmail: cart.email,
  });
}

function reductionBy({ fixedAmountValue, percentageValue }: DiscountRate = {}): PriceReduction {
  return fixedAmountValue
    ? { kind: "amount", amount: fixedAmountValue }
    : { kind: "percentage", percentage: percentageValue ?? 0 };
}

export function pluginDiscounts(
  reader: Reader,
  cart: PluginCart,
  lines: readonly PluginLine[],
  couponCodes: readonly string[],
) {
  const result = callDiscountPlugin(reader, cart, lines, couponCodes);
  const discounts = result?.kind === "response" ? result.response.discounts : [];
  const lineItems = discounts.flatMap(
    ({ globalDiscounts, lineItemsDiscounts, name, externalId }, index): AppDiscount[] => {
      if (!globalDiscounts && !lineItemsDiscounts) return [];
      const rates = new Map(lineItemsDiscounts?.lineItems?.map(({ id = "", rate }) => [id, rate]));
      const parts = globalDiscounts
        ? [{ reduction: reductionBy(globalDiscounts.rate) }]
        : [...rates].map(([id, rate]) => ({
            reduction: reductionBy(rate),
            covers: lines.map((line) => line.id === id),
          }));
      const id = guidOf(`app-discount:${externalId ?? name?.original ?? index}`);
      return [{ id, name: name?.original ?? "Discount", parts }];
    },
  );
  const delivery = discounts.flatMap(({ shippingDiscounts }) =>
    shippingDiscounts ? [reductionBy(shippingDiscounts.rate)] : [],
  );
  return { lineItems, delivery };
}
