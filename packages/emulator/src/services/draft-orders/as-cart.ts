// Converts drafts to carts for delivery, apps and automatic discounts.

import type { Owner } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { objectOf } from "../../resource/merge.js";
import type { Address, Contact } from "../address.js";
import { type Cart, type CustomLine, type TaxAddress, unstoredCart } from "../cart/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { type OrderLine, orders } from "../orders/model/order.js";
import { type DraftOrder, detailsOf, liveLines, unitOf } from "./model.js";

const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function cartLine(line: OrderLine): CustomLine {
  const { catalogItemId, appId, options } = objectOf(line.catalogReference);
  const reference =
    typeof catalogItemId === "string" && typeof appId === "string"
      ? { catalogItemId, appId, options: objectOf(options) }
      : undefined;
  return {
    kind: "custom",
    id: line.id,
    name: String(objectOf(line.productName).original ?? ""),
    price: unitOf(line).toFixed(),
    itemType: String(objectOf(line.itemType).preset ?? "PHYSICAL"),
    requested: line.quantity,
    ...(reference && { productId: reference.catalogItemId, reference }),
  };
}

export function lineSettingsOf(context: Context, line: OrderLine) {
  const { catalogItemId } = objectOf(line.catalogReference);
  const product = context.store(catalogSlice).products.get(String(catalogItemId));
  const { taxGroupId = product?.taxGroupId } = objectOf(line.taxInfo);
  const { addressType = "SHIPPING" } = objectOf(line.taxableAddress);
  return {
    taxGroupId: textOrUndefined(taxGroupId) || undefined,
    taxAddress: String(addressType) as TaxAddress,
    deliveryProfileId: product?.deliveryProfileId ?? undefined,
  };
}

const nonEmptyAddress = (address: unknown): Address | undefined =>
  Object.keys(objectOf(address)).length > 0 ? objectOf(address) : undefined;

function ownerOf({ site }: Context, buyer: unknown): Owner {
  const { memberId, visitorId } = objectOf(buyer);
  if (typeof memberId === "string") return { kind: "member", id: memberId };
  if (typeof visitorId === "string") return { kind: "visitor", id: visitorId };
  return { kind: "user", id: site.id };
}

export function asCart(context: Context, draft: DraftOrder): Cart {
  const details = (field: Parameters<typeof detailsOf>[1]) => objectOf(detailsOf(draft, field));
  const buyer = details("buyerInfo");
  const billing = details("billingInfo");
  const destination = objectOf(objectOf(details("shippingInfo").logistics).shippingDestination);
  const recipient = nonEmptyAddress(destination.address) ? destination : details("recipientInfo");
  const owner = ownerOf(context, buyer);
  return unstoredCart(context, draft.id, {
    owner,
    lines: liveLines(draft).map(cartLine),
    contact: objectOf(billing.contactDetails) as Contact,
    channelType: "BACKOFFICE_MERCHANT",
    purchaseFlowId: draft.id,
    email: textOrUndefined(buyer.email),
    // A member's contact is derived from the member id.
    contactId: owner.kind === "member" ? undefined : textOrUndefined(buyer.contactId),
    taxExemptGroupId: orders(context).find(draft.orderId ?? "")?.taxExemptGroupId,
    deliveryAddress: nonEmptyAddress(recipient.address),
    deliveryContact: recipient.contactDetails as Contact | undefined,
    billingAddress: nonEmptyAddress(billing.address),
    businessLocationId: textOrUndefined(details("businessLocation").id),
  });
}
