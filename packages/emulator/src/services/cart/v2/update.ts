import type { CartInput } from "@portico/ecom/cart-v2";
import type { Said } from "../../../kernel/checks/said.js";
import type { Context } from "../../../kernel/context.js";
import { permissionDenied } from "../../../kernel/platform-error.js";
import { touch } from "../edit.js";
import type { Cart } from "../model.js";
import { addressOf, contactOf } from "../requests.js";

/** Writes what was sent; what was not sent stays. */
export function applyUpdate(context: Context, cart: Cart, update: Said<CartInput>): void {
  if (update.note !== undefined) cart.note = update.note;
  const location = update.businessInfo?.locationId;
  if (location !== undefined) cart.businessLocationId = location;
  if (update.customerInfo) {
    const { email } = update.customerInfo;
    cart.contact = { ...cart.contact, ...contactOf(update.customerInfo) };
    if (email !== undefined) cart.email = email;
  }
  const deliveryAddress = update.deliveryInfo?.address;
  if (deliveryAddress) cart.deliveryAddress = addressOf(deliveryAddress);
  if (update.paymentInfo?.billingAddress) {
    cart.billingAddress = addressOf(update.paymentInfo.billingAddress);
  }
  if (update.paymentInfo?.billingContact) {
    cart.billingContact = contactOf(update.paymentInfo.billingContact);
  }
  const exempt = update.taxInfo?.taxExemptGroupId;
  if (exempt !== undefined) {
    if (context.caller.kind !== "admin") {
      throw permissionDenied("Buyers are freed from tax by merchants and apps only");
    }
    cart.taxExemptGroupId = exempt;
  }
  if (update.customCheckoutUrl !== undefined) cart.customCheckoutUrl = update.customCheckoutUrl;
  if (update.extendedFields) cart.extendedFields = update.extendedFields;
  touch(context, cart);
}
