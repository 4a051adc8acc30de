import type { Context } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { format } from "../../kernel/money.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import { collection } from "../../store/collection.js";
import { freeze, shallowCopy } from "../../store/freeze.js";
import { abandonedSince } from "../cart/cart-events.js";
import { ownerFields } from "../cart/line-parts.js";
import { type Cart, carts } from "../cart/model.js";
import { pricedCart } from "../cart/price.js";
import { multiPrice } from "../cart/sums.js";
import { appliedDiscounts, lineCore, lineImage } from "../cart/v1/view.js";
import { entityEvents } from "../entity-events.js";

export interface AbandonedRecord {
  readonly id: string;
  readonly checkoutId: string;
  readonly order: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly activities: readonly { readonly createdDate: string; readonly type: string }[];
  readonly recoveredDate?: string;
  readonly deleted?: true;
}

export interface AbandonedData {
  readonly records: Map<string, AbandonedRecord>;
  nextOrder: number;
}

/** Deleted checkouts remain stored so that their carts are not detected again. */
export const abandonedSlice: Slice<AbandonedData, Seed, "abandonedCheckouts"> = {
  name: "abandonedCheckouts",
  slice: () => ({ records: new Map(), nextOrder: 0 }),
  copy: shallowCopy,
};

export const abandonedRecords = collection<AbandonedRecord, Context>({
  items: ({ store }) => store(abandonedSlice).records,
});

export const abandonedId = (checkoutId: string): string => guidOf(`abandoned:${checkoutId}`);

export const events = entityEvents("wix.ecom.v1.abandoned_checkout");

const emitLegacy = (context: Context, name: string, data: Record<string, unknown>): void =>
  context.emit({ eventType: `com.wix.ecommerce.cart.abandonment.api.v1.${name}`, data });

export function legacyBuyer({ owner, email, contact }: Cart) {
  const { phone, firstName, lastName } = contact;
  return {
    id: owner.id,
    identityType: owner.kind === "user" ? "ADMIN" : owner.kind.toUpperCase(),
    email: email || undefined,
    phone: phone || undefined,
    firstName: firstName || undefined,
    lastName: lastName || undefined,
  };
}

export function abandonedView(context: Context, record: AbandonedRecord, cart: Cart) {
  const { site, origin } = context;
  const priced = pricedCart(context, cart);
  const { deleted: _deleted, recoveredDate, order: _order, ...common } = record;
  return {
    ...common,
    cartId: cart.id,
    status: recoveredDate === undefined ? "ABANDONED" : "RECOVERED",
    buyerLanguage: site.language,
    buyerInfo: { ...ownerFields(cart.owner), email: cart.email },
    contactDetails: { ...cart.contact, ...cart.billingContact },
    currency: site.currency,
    conversionCurrency: site.currency,
    totalPrice: multiPrice(context, priced.total),
    subtotalPrice: multiPrice(context, priced.subtotal),
    checkoutRecoveredDate: recoveredDate,
    checkoutUrl: `${origin}/ecom/v1/abandoned-checkout/${record.id}/redirect-to-checkout?metasiteId=${site.id}`,
    lineItems: priced.lines.map((line) => {
      const fields = lineCore(context, line);
      const { filename: _filename, ...image } = lineImage(context, line) ?? {};
      return {
        id: fields.id,
        quantity: fields.quantity,
        catalogReference: fields.catalogReference,
        productName: fields.productName,
        price: fields.price,
        priceBeforeDiscounts: fields.priceBeforeDiscounts,
        descriptionLines: fields.descriptionLines,
        physicalProperties: fields.physicalProperties,
        image: Object.keys(image).length > 0 ? image : undefined,
      };
    }),
    appliedDiscounts: appliedDiscounts(context, priced, true),
  };
}

function addRecord(context: Context, cart: Cart, createdDate: string): void {
  const data = context.store(abandonedSlice);
  const record: AbandonedRecord = {
    id: abandonedId(cart.checkoutId),
    checkoutId: cart.checkoutId,
    order: context.changes.number(data, "nextOrder"),
    createdDate,
    updatedDate: createdDate,
    activities: [],
  };
  context.changes.put(data.records, record.id, freeze(record));
  if (!context.isObserved) return;
  const { site } = context;
  const priced = pricedCart(context, cart);
  const entity = abandonedView(context, record, cart);
  events.created(context, record.id, entity);
  emitLegacy(context, "CartAbandonedEvent", {
    cartId: cart.id,
    creationTime: cart.createdDate,
    abandonTime: createdDate,
    buyerInfo: legacyBuyer(cart),
    itemsCount: priced.lines.reduce((count, { quantity }) => count + quantity, 0),
    couponId: cart.coupon?.id ?? "",
    totals: {
      subtotal: priced.subtotal.toNumber(),
      total: priced.total.toNumber(),
      formattedTotal: format(priced.total, site.currency, site.locale),
    },
    checkoutUrl: entity.checkoutUrl,
  });
}

function markRecovered(context: Context, record: AbandonedRecord, cart: Cart): void {
  const recoveredRecord = abandonedRecords(context).patch(record.id, (draft) => {
    draft.recoveredDate = cart.updatedDate;
    draft.updatedDate = cart.updatedDate;
  });
  if (!context.isObserved) return;
  const abandonedCheckout = abandonedView(context, recoveredRecord, cart);
  events.action(context, record.id, "recovered", { abandonedCheckout });
  emitLegacy(context, "CartRecoveredEvent", {
    cartId: cart.id,
    recoveredTime: cart.updatedDate,
    creationTime: cart.createdDate,
    abandonedTime: record.createdDate,
  });
}

export function detectAbandoned(context: Context, cart: Cart): void {
  const { records } = context.store(abandonedSlice);
  const id = abandonedId(cart.checkoutId);
  const since = cart.abandonedDate ?? abandonedSince(cart, context.now);
  if (since !== undefined && !records.has(id)) addRecord(context, cart, since);
  const record = records.get(id);
  if (!record || record.deleted || cart.orderId === undefined) return;
  if (record.recoveredDate === undefined) markRecovered(context, record, cart);
}

/** Checks all carts, because a cart becomes abandoned as time passes, without any request. */
export function detectAllAbandoned(context: Context): void {
  for (const cart of carts(context).all()) detectAbandoned(context, cart);
}
