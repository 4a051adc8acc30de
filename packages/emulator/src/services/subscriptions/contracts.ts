import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import { resource } from "../../resource/resource.js";
import { plain } from "../../store/plain.js";
import type { OrderDocument } from "../orders/model/model.js";
import { type Contract, type Discount, discountsOf, type Line } from "./model.js";
import { type Billing, beginPlan } from "./plans.js";
import { begun, recalculated } from "./totals.js";

/** Subscription contracts. They are created from approved orders with subscription lines. */
export const subscriptionContracts = resource<Contract>("ecom.subscriptionContracts");

interface SubscriptionInfo {
  readonly id?: string;
  readonly cycleNumber?: number;
  readonly subscriptionSettings?: Billing;
}

// Fields that a contract copies from its order.
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

/**
 * Returns the billing group of a line. Physical items of one catalog with the same billing settings share a
 * contract; every other line has a separate one.
 */
function groupOf({ catalogReference, itemType, subscriptionInfo: info, id }: Line): string {
  const goods = (itemType as { preset?: string } | undefined)?.preset === "PHYSICAL";
  const settings = (info as SubscriptionInfo | undefined)?.subscriptionSettings;
  return goods ? JSON.stringify([catalogReference?.appId, settings]) : id;
}

/** Returns the discounts of an order that apply to the given lines. */
function discountsFor(document: OrderDocument, ids: readonly string[]): Discount[] {
  return discountsOf(document).flatMap((discount) => {
    const { lineItemIds = [], lineItemDiscounts = [] } = discount;
    const own = lineItemIds.filter((id) => ids.includes(id));
    if (lineItemIds.length > 0 && own.length === 0) return [];
    const shares = lineItemDiscounts.filter(({ id }) => ids.includes(id));
    return [{ ...discount, lineItemIds: own, lineItemDiscounts: shares }];
  });
}

/** Creates a contract for lines that are billed together and returns its id. */
function begin(context: Context, document: OrderDocument, lines: readonly Line[]): string {
  const [first] = lines;
  const info = first?.subscriptionInfo as SubscriptionInfo | undefined;
  const id = info?.id ?? context.guid("subscription-contract");
  const ids = lines.map((line) => line.id);
  const terms = {
    ...Object.fromEntries(TAKEN_OVER.map((name) => [name, document[name]])),
    id,
    revision: "1",
    createdDate: context.iso,
    updatedDate: context.iso,
    subscriptionSettings: info?.subscriptionSettings ?? {},
    lineItems: lines.map((line) => ({
      ...line,
      subscriptionInfo: { ...line.subscriptionInfo, id },
    })),
    appliedDiscounts: discountsFor(document, ids),
    activities: [],
  } as unknown as Contract;
  const entity = lines.length === document.lineItems.length ? terms : withOwnTotals(context, terms);
  const data = context.store(subscriptionContracts);
  const order = context.changes.number(data, "nextOrder");
  context.changes.put(data.items, id, { order, entity: plain(entity) });
  beginPlan(context, id, plain(info?.subscriptionSettings ?? {}), {
    cycle: info?.cycleNumber ?? 1,
    orderId: document.id,
  });
  context.emit({
    entityFqdn: "wix.ecom.subscription_contracts.v1.subscription_contract",
    slug: "created",
    entityId: id,
    payload: { createdEvent: { entity } },
  });
  return id;
}

/** Returns the terms for a part of an order, with the totals of this part. */
function withOwnTotals(context: Context, terms: Contract): Contract {
  const { shippingInfo } = terms;
  const { priceSummary } = recalculated(context, terms, {
    lineItems: begun(terms),
    ...(shippingInfo ? { shippingDetails: { shippingInfo, changeType: "EMPTY" } } : {}),
  });
  return { ...terms, priceSummary };
}

/** Creates the contracts of an approved order. Orders of later cycles already have their contract. */
export function beginContracts(context: Context, document: OrderDocument): void {
  const { items } = context.store(subscriptionContracts);
  const groups = new Map<string, Line[]>();
  for (const line of document.lineItems as Line[]) {
    const info = line.subscriptionInfo as SubscriptionInfo | undefined;
    if (!info?.subscriptionSettings || (info.id !== undefined && items.has(info.id))) continue;
    const group = info.id ?? groupOf(line);
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  for (const lines of groups.values()) {
    const id = begin(context, document, lines);
    document.lineItems = document.lineItems.map((line) => {
      if (!lines.some((one) => one.id === line.id)) return line;
      return { ...line, subscriptionInfo: { ...(line.subscriptionInfo as object), id } };
    });
  }
}

/** Rejects payment requests for subscriptions that have started. */
export function checkNotStarted(context: Context, { lineItems }: OrderDocument): void {
  const { items } = context.store(subscriptionContracts);
  const hasStarted = (lineItems as Line[]).some(({ subscriptionInfo }) => {
    const { id } = (subscriptionInfo ?? {}) as SubscriptionInfo;
    return id !== undefined && items.has(id);
  });
  if (!hasStarted) return;
  throw applicationError(
    428,
    "SUBSCRIPTION_ALREADY_STARTED",
    "The subscription collects payments automatically",
  );
}
