import type { Context } from "../../kernel/context.js";
import { badRequest, rejection } from "../../kernel/platform-error.js";
import { objectOf } from "../../resource/merge.js";
import { resource } from "../../resource/resource.js";
import { copyJson } from "../../store/plain.js";
import type { Member } from "../accounts/model/member.js";
import { entityEvents } from "../entity-events.js";
import type { OrderDocument } from "../orders/model/order.js";
import {
  beginPlan,
  type Contract,
  type Discount,
  dateAfter,
  discountsOf,
  isRegular,
  type Line,
  subscriptionLines,
} from "./model.js";
import { recalculate, unchangedItems } from "./totals.js";

export const subscriptionContracts = resource<Contract>("ecom.subscriptionContracts");

const events = entityEvents("wix.ecom.subscription_contracts.v1.subscription_contract");

const PRICING_PLANS_APP_ID = "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3";

const infoOf = ({ subscriptionInfo }: Line): Partial<NonNullable<Line["subscriptionInfo"]>> =>
  subscriptionInfo ?? {};

const COPIED_FIELDS = [
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

/** Physical items of one catalog with the same billing settings share a contract. */
function groupKey(line: Line): string {
  const isPhysical = objectOf(line.itemType).preset === "PHYSICAL";
  const { subscriptionSettings } = infoOf(line);
  return isPhysical
    ? JSON.stringify([line.catalogReference?.appId, subscriptionSettings])
    : line.id;
}

const discountsFor = (document: OrderDocument, ids: readonly string[]): Discount[] =>
  discountsOf(document).flatMap((discount) => {
    const { lineItemIds = [], lineItemDiscounts = [] } = discount;
    const coveredIds = lineItemIds.filter((id) => ids.includes(id));
    if (lineItemIds.length > 0 && coveredIds.length === 0) return [];
    const shares = lineItemDiscounts.filter(({ id }) => ids.includes(id));
    return [{ ...discount, lineItemIds: coveredIds, lineItemDiscounts: shares }];
  });

function contractTotals(context: Context, terms: Contract) {
  const { shippingInfo } = terms;
  const { priceSummary } = recalculate(context, terms, {
    lineItems: unchangedItems(terms),
    ...(shippingInfo ? { shippingDetails: { shippingInfo, changeType: "EMPTY" } } : {}),
  });
  return { priceSummary };
}

function startContract(context: Context, document: OrderDocument, lines: readonly Line[]): string {
  const [first] = lines;
  const { subscriptionSettings = {}, cycleNumber: cycle = 1, ...info } = first ? infoOf(first) : {};
  const id = info.id ?? context.guid("subscription-contract");
  const ids = lines.map((line) => line.id);
  const terms = {
    ...Object.fromEntries(COPIED_FIELDS.map((name) => [name, document[name]])),
    id,
    revision: "1",
    createdDate: context.iso,
    updatedDate: context.iso,
    subscriptionSettings,
    lineItems: lines.map((line) => ({
      ...line,
      subscriptionInfo: { ...line.subscriptionInfo, id },
    })),
    appliedDiscounts: discountsFor(document, ids),
    activities: [],
  } as unknown as Contract;
  const coversOrder = lines.length === document.lineItems.length;
  const entity = { ...terms, ...(coversOrder ? {} : contractTotals(context, terms)) };
  const data = context.store(subscriptionContracts);
  const order = context.changes.number(data, "nextOrder");
  context.changes.put(data.items, id, { order, entity: copyJson(entity) });
  beginPlan(context, id, copyJson(subscriptionSettings), { cycle, orderId: document.id });
  events.created(context, id, entity);
  return id;
}

/** Orders for later cycles already have their contract. */
export function beginContracts(context: Context, document: OrderDocument): void {
  const { items } = context.store(subscriptionContracts);
  const groups = new Map<string, Line[]>();
  for (const line of subscriptionLines(document)) {
    const { id, subscriptionSettings } = infoOf(line);
    if (!subscriptionSettings || (id !== undefined && items.has(id))) continue;
    const group = id ?? groupKey(line);
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  for (const lines of groups.values()) {
    const id = startContract(context, document, lines);
    document.lineItems = subscriptionLines(document).map((line) => {
      if (!lines.some((candidate) => candidate.id === line.id)) return line;
      return { ...line, subscriptionInfo: { ...line.subscriptionInfo, id } };
    });
  }
}

export function checkNotStarted(context: Context, document: OrderDocument): void {
  const { items } = context.store(subscriptionContracts);
  if (!subscriptionLines(document).some((line) => items.has(infoOf(line).id ?? ""))) return;
  const message = "The subscription collects payments automatically";
  throw rejection("SUBSCRIPTION_ALREADY_STARTED", message);
}

function isRunning({ now }: Context, { createdDate, subscriptionSettings }: Contract): boolean {
  const { autoRenewal, billingCycles = 1, frequency, interval } = subscriptionSettings;
  if (autoRenewal) return true;
  const count = billingCycles * (interval ?? 1);
  return now < dateAfter(Date.parse(createdDate), isRegular(frequency) ? frequency : "DAY", count);
}

export function checkNoActivePlan(context: Context, { id }: Member): void {
  const contracts = [...context.store(subscriptionContracts).items.values()];
  const hasPlan = contracts.some(
    ({ entity }) =>
      entity.buyerInfo?.memberId === id &&
      isRunning(context, entity) &&
      subscriptionLines(entity).some(
        ({ catalogReference }) => catalogReference?.appId === PRICING_PLANS_APP_ID,
      ),
  );
  if (!hasPlan) return;
  throw badRequest("ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN", "The member has an active plan");
}
