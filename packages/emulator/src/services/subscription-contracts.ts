import type { Context } from "../kernel/context.js";
import type { Entity } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";
import type { OrderDocument, OrderLine } from "./orders/model.js";

/** Subscription contracts: they come of approved orders whose lines are bought by subscription. */
export const subscriptionContracts = resource<Entity>("ecom.subscriptionContracts");

interface SubscriptionInfo {
  readonly id?: string;
  readonly cycleNumber?: number;
  readonly subscriptionSettings?: object;
}

// What a contract has of its order.
const TAKEN_OVER = [
  "buyerInfo",
  "buyerLanguage",
  "weightUnit",
  "currency",
  "currencyConversionDetails",
  "taxIncludedInPrices",
  "priceSummary",
  "billingInfo",
  "shippingInfo",
  "recipientInfo",
  "appliedDiscounts",
  "channelInfo",
  "customFields",
  "additionalFees",
] as const;

/** Begins a contract for a line that is bought by subscription; later cycles of one have it already. */
function begin(context: Context, document: OrderDocument, line: OrderLine): OrderLine {
  const info = line.subscriptionInfo as SubscriptionInfo | undefined;
  const { items } = context.store(subscriptionContracts);
  if (!info?.subscriptionSettings || (info.id !== undefined && items.has(info.id))) return line;
  const id = info.id ?? context.guid("subscription-contract");
  const subscribed = { ...line, subscriptionInfo: { ...info, id } };
  const entity: Entity = {
    ...Object.fromEntries(TAKEN_OVER.map((name) => [name, document[name]])),
    id,
    revision: "1",
    createdDate: context.iso,
    updatedDate: context.iso,
    subscriptionSettings: info.subscriptionSettings,
    lineItems: [subscribed],
    activities: [],
  };
  const data = context.store(subscriptionContracts);
  const order = context.changes.number(data, "nextOrder");
  context.changes.put(data.items, id, { order, entity: structuredClone(entity) });
  context.emit({
    entityFqdn: "wix.ecom.subscription_contracts.v1.subscription_contract",
    slug: "created",
    entityId: id,
    payload: { createdEvent: { entity } },
  });
  return subscribed;
}

/** Begins the contracts of an order that was approved. */
export function beginContracts(context: Context, document: OrderDocument): void {
  document.lineItems = document.lineItems.map((line) => begin(context, document, line));
}
