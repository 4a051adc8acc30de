import type { AddressInput, CartInput } from "@portico/ecom/cart-v2";
import type { Context } from "../../../kernel/context.js";
import { applicationError, permissionDenied } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { touch } from "../edit.js";
import type { Cart } from "../model.js";
import { addressOf, contactOf } from "../requests.js";

/** Throws if a cart update has an unknown location or an invalid address. */
export function checkUpdate({ site }: Context, update: Sent<CartInput>): void {
  checkLocation(site.locations, update.businessInfo?.locationId);
  checkAddress(update.deliveryInfo?.address);
  checkAddress(update.paymentInfo?.billingAddress);
}

function checkLocation(known: readonly string[], id: string | undefined): void {
  if (id === undefined || known.length === 0 || known.includes(id)) return;
  throw applicationError(404, "BUSINESS_LOCATION_NOT_FOUND", "Business location not found");
}

/**
 * Throws if a subdivision is not an ISO 3166-2 code that starts with its country, such as US-NY.
 */
function checkAddress(address: Sent<AddressInput> | undefined): void {
  const { country, subdivision } = address ?? {};
  if (!subdivision || (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(subdivision) && isOf(country, subdivision)))
    return;
  throw applicationError(
    400,
    "INVALID_ADDRESS_FORMAT",
    "The subdivision does not belong to the country",
  );
}

const isOf = (country: string | undefined, subdivision: string): boolean =>
  country === undefined || subdivision.startsWith(`${country}-`);

/** Applies the fields of an update. Missing fields remain unchanged. */
export function applyUpdate(context: Context, cart: Cart, update: Sent<CartInput>): void {
  if (update.note !== undefined) cart.note = update.note;
  if (update.demo !== undefined) cart.demo = update.demo;
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
      throw permissionDenied("Only merchants and apps can set tax exemptions");
    }
    cart.taxExemptGroupId = exempt;
  }
  if (update.customCheckoutUrl !== undefined) cart.customCheckoutUrl = update.customCheckoutUrl;
  if (update.extendedFields) cart.extendedFields = update.extendedFields;
  touch(context, cart);
}
