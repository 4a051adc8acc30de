// Delivery and fees of a cart in Cart V1.

import type { Context } from "../../../kernel/context.js";
import { amount } from "../../../kernel/money.js";
import { CARRIER_ID } from "../../delivery/carriers.js";
import { deliveryPrice } from "../../delivery/rates.js";
import type { Offered } from "../../plugins/shipping.js";
import { afterTax, beforeTax } from "../../pricing/taxes.js";
import type { Cart } from "../model.js";
import { optionsFor } from "../offers.js";
import type { PricedCart } from "../price.js";
import { aroundTax, multiPrice, taxDetails } from "../sums.js";

const carrierOf = ({ carrierId = CARRIER_ID }: Offered) => carrierId;

/** Returns the fees of apps and line items. */
export function feesView(context: Context, { fees }: PricedCart) {
  return fees.map(({ code, name, price, taxed, lineItemIds, appId }) => ({
    ...(code === undefined ? {} : { code }),
    name,
    translatedName: name,
    price: multiPrice(context, price),
    taxDetails: taxDetails(context, taxed),
    ...(appId === undefined ? {} : { providerAppId: appId }),
    priceBeforeTax: multiPrice(context, beforeTax(taxed)),
    priceAfterTax: multiPrice(context, afterTax(taxed)),
    lineItemIds,
    source: appId === undefined ? "ITEM" : "SERVICE_PLUGIN",
  }));
}

/** Returns the delivery time and location of a delivery option. */
const logisticsOf = ({ time, instructions, pickup, pickupAddress, slot }: Offered) => ({
  deliveryTime: time,
  ...(instructions ? { instructions } : {}),
  ...(pickup && pickupAddress
    ? { pickupDetails: { address: pickupAddress, pickupMethod: "STORE_PICKUP" } }
    : {}),
  ...(slot ? { deliveryTimeSlot: slot } : {}),
});

const deliveredBy = ({ allocations = [], partial }: Offered) => ({
  deliveryAllocations: allocations,
  ...(partial === undefined ? {} : { partial }),
});

/** Returns the selected delivery option and all available ones. */
export function shippingInfo(context: Context, cart: Cart, priced: PricedCart) {
  const goods = priced.subtotal.minus(priced.discount);
  const { delivery } = priced;
  const options = optionsFor(context, cart, () => priced.lines);
  const region = [delivery?.option, ...options].flatMap((one) => one?.allocations ?? [])[0]
    ?.deliveryRegion;
  return {
    ...(region ? { region: { name: "", ...region } } : {}),
    ...(delivery
      ? {
          selectedCarrierServiceOption: {
            code: delivery.option.code,
            title: delivery.option.title,
            logistics: logisticsOf(delivery.option),
            cost: {
              ...aroundTax(context, delivery.taxed),
              totalDiscount: multiPrice(
                context,
                priced.coupon?.delivery ? priced.coupon.amount : amount(0),
              ),
              price: multiPrice(context, delivery.price),
            },
            requestedShippingOption: true,
            otherCharges: [],
            carrierId: carrierOf(delivery.option),
            ...deliveredBy(delivery.option),
          },
        }
      : {}),
    carrierServiceOptions: [...new Set(options.map(carrierOf))].map((carrierId) => ({
      carrierId,
      shippingOptions: options
        .filter((option) => carrierOf(option) === carrierId)
        .map((option) => ({
          code: option.code,
          title: option.title,
          logistics: logisticsOf(option),
          cost: {
            price: multiPrice(context, deliveryPrice(option, goods)),
            otherCharges: [],
          },
          ...deliveredBy(option),
        })),
    })),
  };
}
