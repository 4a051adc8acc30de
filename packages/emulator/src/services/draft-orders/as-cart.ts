// A draft as the cart that it would be: what delivery, apps and automatic discounts are asked with.

import type { Owner } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { objectOf } from "../../resource/merge.js";
import type { Address, Cart, Contact, CustomLine, TaxAddress } from "../cart/model.js";
import { catalogSlice } from "../catalog/slice.js";
import type { OrderLine } from "../orders/model.js";
import { orderSlice } from "../orders/slice.js";
import { type Details, type DraftOrder, linesLeft, unitOf } from "./model.js";

/** What stands in a field of details, unless it is removed. */
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

/** What decides the tax and the delivery of a line: what it says itself, else its product. */
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

/** An address of which something is told. */
const told = (address: unknown): Address | undefined =>
  Object.keys(objectOf(address)).length > 0 ? objectOf(address) : undefined;

/** Who buys; the site's owner, where nobody is named. */
function ownerOf({ site }: Context, buyer: unknown): Owner {
  const { memberId, visitorId } = objectOf(buyer);
  if (typeof memberId === "string") return { kind: "member", id: memberId };
  if (typeof visitorId === "string") return { kind: "visitor", id: visitorId };
  return { kind: "user", id: site.id };
}

/** The cart of a draft. */
export function asCart(context: Context, draft: DraftOrder): Cart {
  const buyer = heldBy(draft.buyerDetails, "buyerInfo");
  const recipient = objectOf(heldBy(draft.recipientInfo, "recipientInfo"));
  const shipping = objectOf(heldBy(draft.shippingInfo, "shippingInfo"));
  const destination = objectOf(objectOf(shipping.logistics).shippingDestination);
  const to = told(destination.address) ? destination : recipient;
  const billing = objectOf(heldBy(draft.billingDetails, "billingInfo"));
  const [deliveryAddress, billingAddress] = [told(to.address), told(billing.address)];
  const { taxExemptGroupId } = context.store(orderSlice).orders.get(draft.orderId ?? "") ?? {};
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
    // the contact of a member is known by the member
    ...(owner.kind !== "member" && typeof contactId === "string" ? { contactId } : {}),
    ...(taxExemptGroupId === undefined ? {} : { taxExemptGroupId }),
    ...(deliveryAddress ? { deliveryAddress } : {}),
    ...(to.contactDetails ? { deliveryContact: to.contactDetails as Contact } : {}),
    ...(billingAddress ? { billingAddress } : {}),
    ...(typeof location === "string" ? { businessLocationId: location } : {}),
  };
}
