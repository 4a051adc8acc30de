import { z } from "zod";
import { guid, opt, text } from "../../../kernel/checks/shapes.js";
import type { Context } from "../../../kernel/context.js";
import { touch } from "../edit.js";
import type { Cart } from "../model.js";
import { address, contact, email, extendedFields, present } from "../requests.js";

/** The fields of a v2 cart that a caller may write. */
export const cartUpdate = z.object({
  note: opt(text(1000)),
  businessInfo: opt(z.object({ locationId: opt(guid()) })),
  customerInfo: opt(contact.extend({ email: opt(email) })),
  deliveryInfo: opt(z.object({ address: opt(address) })),
  paymentInfo: opt(z.object({ billingAddress: opt(address), billingContact: opt(contact) })),
  customCheckoutUrl: opt(text(2048)),
  extendedFields,
});

/** Writes what was sent; what was not sent stays. */
export function applyUpdate(
  context: Context,
  cart: Cart,
  update: Partial<z.output<typeof cartUpdate>>,
): void {
  if (update.note !== undefined) cart.note = update.note;
  const location = update.businessInfo?.locationId;
  if (location !== undefined) cart.businessLocationId = location;
  if (update.customerInfo) {
    const { email: mail, ...person } = update.customerInfo;
    cart.contact = { ...cart.contact, ...present(person) };
    if (mail !== undefined) cart.email = mail;
  }
  const deliveryAddress = update.deliveryInfo?.address;
  if (deliveryAddress) cart.deliveryAddress = present(deliveryAddress);
  if (update.paymentInfo?.billingAddress) {
    cart.billingAddress = present(update.paymentInfo.billingAddress);
  }
  if (update.paymentInfo?.billingContact) {
    cart.billingContact = present(update.paymentInfo.billingContact);
  }
  if (update.customCheckoutUrl !== undefined) cart.customCheckoutUrl = update.customCheckoutUrl;
  if (update.extendedFields) cart.extendedFields = update.extendedFields;
  touch(context, cart);
}
