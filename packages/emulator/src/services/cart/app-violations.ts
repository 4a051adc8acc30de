import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import { callPlugin, installed } from "../plugins/call-plugin.js";
import { physical, referred } from "../plugins/lines.js";
import { askedLines } from "./facts.js";
import type { Cart } from "./model.js";
import type { PricedCart } from "./price.js";
import { multiPrice, priceSummary } from "./sums.js";

/** A problem that an app reports for a cart. */
export interface AppViolation {
  readonly severity: "WARNING" | "ERROR";
  readonly target: object;
  readonly description: string;
}

const EVERYWHERE = { other: { name: "OTHER_DEFAULT" } };

/**
 * Returns the problems that apps report for a cart or its checkout. Empty if the apps do not respond.
 *
 * @param needed - whether a missing response is an error. Default: false
 */
export function pluginViolations(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  source: "CART" | "CHECKOUT",
  needed = false,
): AppViolation[] {
  if (!installed(context, "ECOM_VALIDATIONS")) return [];
  const { site } = context;
  const { delivery } = priced;
  const result = callPlugin(context, "getValidationViolations", {
    sourceInfo: { source, purchaseFlowId: cart.purchaseFlowId },
    validationInfo: {
      buyerDetails: cart.email === undefined ? {} : { email: cart.email },
      lineItems: askedLines(context, cart).map((line) => ({
        id: line.id,
        quantity: line.quantity,
        ...referred(line),
        productName: { original: line.name, translated: line.name },
        price: multiPrice(context, line.unit),
        physicalProperties: physical(line),
        itemType: { preset: line.shippable ? "PHYSICAL" : "DIGITAL" },
      })),
      weightUnit: site.weightUnit,
      priceSummary: priceSummary(context, priced),
      billingInfo: {
        ...(cart.billingAddress ? { address: cart.billingAddress } : {}),
        contactDetails: cart.billingContact ?? cart.contact,
      },
      shippingAddress: {
        ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
        contactDetails: cart.deliveryContact ?? cart.contact,
      },
      ...(delivery
        ? {
            shippingInfo: {
              selectedCarrierServiceOption: {
                code: delivery.option.code,
                title: delivery.option.title,
                cost: { price: multiPrice(context, delivery.price) },
                deliveryAllocations: [],
              },
            },
          }
        : {}),
      customFields: { fields: [] },
      appliedDiscounts: priced.coupon
        ? [{ coupon: { id: priced.coupon.id, code: priced.coupon.code, name: priced.coupon.name } }]
        : [],
      currency: site.currency,
      conversionCurrency: site.currency,
      paymentCurrency: site.currency,
    },
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
  });
  if (needed && result && result.kind !== "response") {
    const code = "FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS";
    throw applicationError(428, code, "The validation app did not respond");
  }
  const violations = result?.kind === "response" ? result.response.violations : undefined;
  return (violations ?? []).map(({ severity, target, description }) => ({
    severity,
    target: target ?? EVERYWHERE,
    description: description ?? "",
  }));
}
