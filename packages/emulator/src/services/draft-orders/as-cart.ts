// Converts a draft to the cart it would be. Delivery, apps and automatic discounts work with carts.

import type { Owner } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { objectOf } from "../../resource/merge.js";
import type { Address, Contact } from "../address.js";
import type { Cart, CustomLine, TaxAddress } from "../cart/model.js";
import { catalogSlice } from "../catalog/slice.js";
import type { OrderLine } from "../orders/model/model.js";
import { orders } from "../orders/model/slice.js";
import { type Details, type DraftOrder, linesLeft, unitOf } from "./model.js";

/** Returns the value in a details field, unless the draft removes it. */
export const heldBy = (details: Details | undefined, field: string): unknown =>
  details?.removed ? undefined : details?.[field];

function lineOf(line: OrderLine): CustomLine {
  const { original } = objectOf(line.productName);
  const { preset } = objectOf(line.itemType);
  const { catalogItemId, appId, options } = objectOf(line.catalogReference);
  return {
    kind: "custom",
    id: line.id,
    name: String(original ?? ""),
    price: unitOf(line).toFixed(),
    itemType: String(preset ?? "PHYSICAL"),
    requested: line.quantity,
    ...(typeof catalogItemId === "string" && typeof appId === "string"
      ? {
          productId: catalogItemId,
          reference: { catalogItemId, appId, options: objectOf(options) },
        }
      : {}),
  };
}

/** Returns the tax and delivery rules of a line. The line's values override the product's. */
export function rulesOf(context: Context, line: OrderLine) {
  const { catalogItemId } = objectOf(line.catalogReference);
  const product = context.store(catalogSlice).products.get(String(catalogItemId));
  const { taxGroupId = product?.taxGroupId } = objectOf(line.taxInfo);
  const { addressType = "SHIPPING" } = objectOf(line.taxableAddress);
  return {
    taxGroupId: typeof taxGroupId === "string" && taxGroupId ? taxGroupId : undefined,
    taxAddress: String(addressType) as TaxAddress,
    deliveryProfileId: product?.deliveryProfileId ?? undefined,
  };
}

/** Returns the address unless it is empty. */
const told = (address: unknown): Address | undefined =>
  Object.keys(objectOf(address)).length > 0 ? objectOf(address) : undefined;

/** Returns the buyer. Default: the site owner. */
function ownerOf({ site }: Context, buyer: unknown): Owner {
  const { memberId, visitorId } = objectOf(buyer);
  if (typeof memberId === "string") return { kind: "member", id: memberId };
  if (typeof visitorId === "string") return { kind: "visitor", id: visitorId };
  return { kind: "user", id: site.id };
}

/** Converts a draft to a cart. */
export function asCart(context: Context, draft: DraftOrder): Cart {
  const buyer = heldBy(draft.buyerDetails, "buyerInfo");
  const recipient = objectOf(heldBy(draft.recipientInfo, "recipientInfo"));
  const shipping = objectOf(heldBy(draft.shippingInfo, "shippingInfo"));
  const destination = objectOf(objectOf(shipping.logistics).shippingDestination);
  const to = told(destination.address) ? destination : recipient;
  const billing = objectOf(heldBy(draft.billingDetails, "billingInfo"));
  const [deliveryAddress, billingAddress] = [told(to.address), told(billing.address)];
  const { taxExemptGroupId } = orders(context).find(draft.orderId ?? "") ?? {};
  const { contactId, email } = objectOf(buyer);
  const owner = ownerOf(context, buyer);
  const location = objectOf(heldBy(draft.businessLocationDetails, "businessLocation")).id;
  return {
    id: draft.id,
    checkoutId: draft.id,
    owner,
    createdDate: context.iso,
    updatedDate: context.iso,
    revision: 1,
    lines: linesLeft(draft).map(lineOf),
    contact: objectOf(billing.contactDetails) as Contact,
    channelType: "BACKOFFICE_MERCHANT",
    purchaseFlowId: draft.id,
    current: false,
    checkoutCreated: false,
    completed: false,
    ...(typeof email === "string" ? { email } : {}),
    // The contact of a member follows from the member id.
    ...(owner.kind !== "member" && typeof contactId === "string" ? { contactId } : {}),
    ...(taxExemptGroupId === undefined ? {} : { taxExemptGroupId }),
    ...(deliveryAddress ? { deliveryAddress } : {}),
    ...(to.contactDetails ? { deliveryContact: to.contactDetails as Contact } : {}),
    ...(billingAddress ? { billingAddress } : {}),
    ...(typeof location === "string" ? { businessLocationId: location } : {}),
  };
}
