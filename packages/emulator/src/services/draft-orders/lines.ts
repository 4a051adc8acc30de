import type { AddLineItemsToDraftOrderRequest, CustomLineItem } from "@portico/ecom/draft-orders";
import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { badRequest } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { customFacts, lineFacts, resolveReference } from "../cart/facts.js";
import { appLine, catalogLine, sameOptions } from "../cart/items.js";
import type { CatalogLine } from "../cart/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { GIFT_CARDS_APP_ID } from "../gift-cards/cards.js";
import type { OrderLine } from "../orders/model/order.js";
import { amountOf, formatPrices, priceIn } from "../orders/model/price.js";
import { lineContent, lineDefaults } from "../orders/order-document.js";
import { isOfApp, itemsOfApp } from "../plugins/catalog.js";
import type { Reference } from "../plugins/lines.js";
import { sourceOf } from "./calculate.js";
import { type DraftFacts, type DraftLine, type DraftOrder, liveLines } from "./model.js";

const MAX_LINES = 300;

const NOT_FOUND = "CATALOG_ITEM_NOT_FOUND";
const NOT_AVAILABLE = "CATALOG_ITEM_NOT_AVAILABLE";

type SentLines = Pick<
  Sent<AddLineItemsToDraftOrderRequest>,
  "catalogLineItems" | "customLineItems"
>;
type SentLine = Sent<CustomLineItem>;

const subscriptionSettingsOf = (line: SentLine) => (line as Entity).subscriptionSettings;

function isSameReference(a: unknown, b: unknown): boolean {
  const [first, other] = [objectOf(a), objectOf(b)];
  const [options, otherOptions] = [objectOf(first.options), objectOf(other.options)];
  return (
    first.catalogItemId === other.catalogItemId &&
    first.appId === other.appId &&
    options.variantId === otherOptions.variantId &&
    sameOptions(options, otherOptions)
  );
}

function itemFromStore(context: Context, line: CatalogLine) {
  const facts = lineFacts(context, line, new Map());
  if (facts.status !== "IN_STOCK") {
    const message = `${facts.available ?? 0} units of the item are available`;
    throw badRequest(NOT_AVAILABLE, message, { catalogItemId: line.productId });
  }
  return { ...lineContent(context, { line, facts }), unit: facts.unit };
}

function appItem(context: Context, id: string, reference: Reference, quantity: number) {
  const catalogReference = { ...reference, options: reference.options ?? {} };
  const data = itemsOfApp(context, [{ catalogReference, quantity }])(catalogReference);
  if (data === undefined) throw badRequest(NOT_FOUND, "The item is not in the app's catalog");
  if (data === "unknown") throw badRequest(NOT_AVAILABLE, "The app did not respond");
  const { paymentOption = "FULL_PAYMENT_ONLINE", quantityAvailable, taxableAddress } = data;
  if ((quantityAvailable ?? quantity) < quantity) {
    throw badRequest(NOT_AVAILABLE, `The app has ${quantityAvailable} units of the item`);
  }
  if (!paymentOption.startsWith("FULL_PAYMENT") && paymentOption !== "DEPOSIT_ONLINE") {
    const message = `The item's payment option is ${paymentOption}`;
    throw badRequest("CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED", message);
  }
  const unit = amount(data.price ?? "0");
  const line = appLine(id, data, catalogReference, quantity);
  const content = lineContent(context, { line, facts: customFacts(unit, quantity) });
  return { ...content, ...(taxableAddress ? { taxableAddress } : {}), paymentOption, unit };
}

function catalogItem(context: Context, id: string, reference: Reference, quantity: number) {
  const { appId, catalogItemId } = reference;
  if (appId === GIFT_CARDS_APP_ID) {
    throw badRequest("GIFT_CARD_ITEM_UNSUPPORTED", "Drafts cannot contain gift cards");
  }
  if (isOfApp(context, reference)) return appItem(context, id, reference, quantity);
  const resolvedReference = resolveReference(context, reference);
  if (!resolvedReference.found) {
    const product = context.store(catalogSlice).products.get(catalogItemId);
    const code = product?.visible === false ? NOT_AVAILABLE : NOT_FOUND;
    throw badRequest(code, "The item cannot be bought", { catalogReference: reference });
  }
  return itemFromStore(context, catalogLine(id, resolvedReference, reference, quantity));
}

function subscriptionFields(input: SentLine) {
  const subscriptionSettings = subscriptionSettingsOf(input);
  return subscriptionSettings ? { subscriptionInfo: { cycleNumber: 1, subscriptionSettings } } : {};
}

/** Returns the rate that converts prices from the site's currency to the draft's. */
function conversionRateOf(context: Context, draft: DraftOrder): string {
  const { conversionRate } = objectOf(sourceOf(context, draft)?.document.currencyConversionDetails);
  return draft.currency === context.site.currency ? "1" : String(conversionRate ?? "1");
}

function lineFromCatalog(context: Context, draft: DraftOrder, input: SentLine): OrderLine {
  const { quantity = 1, locations } = input;
  const catalogReference = input.catalogReference as Reference | undefined;
  if (!catalogReference) throw badRequest(NOT_FOUND, "Catalog items require a catalog reference");
  if (liveLines(draft).some((line) => isSameReference(line.catalogReference, catalogReference))) {
    const message = "The draft already has the item";
    throw badRequest("CATALOG_ITEM_ALREADY_EXIST", message, { catalogReference });
  }
  const id = input.id ?? context.guid("line-item");
  const { unit, ...content } = catalogItem(context, id, catalogReference, quantity);
  const value = input.price ? amountOf(input.price) : unit.times(conversionRateOf(context, draft));
  const price = priceIn(context, value, draft.currency);
  const { priceUndetermined } = input as Entity;
  return {
    ...content,
    ...subscriptionFields(input),
    quantity,
    price,
    priceBeforeDiscounts: price,
    ...(locations ? { locations } : {}),
    ...(priceUndetermined === undefined ? {} : { priceUndetermined }),
  };
}

const COPIED_FIELDS = [
  "catalogReference",
  "productName",
  "descriptionLines",
  "physicalProperties",
  "itemType",
  "priceDescription",
];

function customLine(context: Context, draft: DraftOrder, request: SentLine): OrderLine {
  const { quantity = 1, itemType } = request;
  if (itemType?.preset === "GIFT_CARD") {
    throw badRequest("GIFT_CARD_ITEM_UNSUPPORTED", "Drafts cannot contain gift cards");
  }
  const input = objectOf(formatPrices(context, request, draft.currency));
  const sentPrice = input.price ?? input.priceBeforeDiscounts;
  const unit = sentPrice ? amountOf(sentPrice) : amountOf(input.lineItemPrice).div(quantity);
  const price = priceIn(context, unit, draft.currency);
  const copiedFields = Object.entries(input).filter(
    ([name, value]) => COPIED_FIELDS.includes(name) && value !== undefined,
  );
  return {
    productName: { original: "" },
    descriptionLines: [],
    physicalProperties: {},
    itemType: { preset: "UNRECOGNISED" },
    ...Object.fromEntries(copiedFields),
    image: input.media,
    ...subscriptionFields(request),
    id: request.id ?? context.guid("line-item"),
    quantity,
    price,
    priceBeforeDiscounts: price,
    ...lineDefaults(),
    locations: listOf(input.locations),
  };
}

function requireDistinct(
  draft: DraftOrder,
  catalog: readonly SentLine[],
  items: readonly SentLine[],
): void {
  const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const usedIds = draft.lineItems.map(({ lineItem }) => lineItem.id);
  if (new Set([...usedIds, ...ids]).size < usedIds.length + ids.length) {
    throw badRequest("DUPLICATED_LINE_ITEM_IDS", "Duplicate line item id");
  }
  const isDuplicate = ({ catalogReference }: SentLine, index: number) =>
    catalog
      .slice(0, index)
      .some((item) => isSameReference(item.catalogReference, catalogReference));
  const duplicate = catalog.find(isDuplicate);
  if (!duplicate) return;
  const { catalogReference } = duplicate;
  // A draft that is being created has no id yet, and its error has a different code.
  const code = draft.id === "" ? "CATALOG_ITEM_ALREADY_EXIST" : "MULTIPLE_ADDS_FOR_SAME_LINE_ITEM";
  throw badRequest(code, "Duplicate item", { catalogReference });
}

function requireSubscriptionAlone(draft: DraftOrder, input: readonly SentLine[]): void {
  const lines = liveLines(draft);
  const subscriptions = input.filter(subscriptionSettingsOf);
  if (subscriptions.length > 0 && draft.orderId !== undefined) {
    const message = "A subscription cannot be added to an existing order";
    throw badRequest("SUBSCRIPTION_ITEM_UNSUPPORTED", message);
  }
  const hasSubscriptions = subscriptions.length > 0 || lines.some((line) => line.subscriptionInfo);
  const hasSeveralUnits = subscriptions.some(({ quantity = 1 }) => quantity > 1);
  if (!(hasSubscriptions && lines.length + input.length > 1) && !hasSeveralUnits) return;
  const message = "A draft with a subscription can have no other items";
  throw badRequest("SUBSCRIPTION_SINGLE_ITEM_ALLOWED", message);
}

export function withLines(
  context: Context,
  draft: DraftOrder,
  facts: DraftFacts,
  { catalogLineItems = [], customLineItems = [] }: SentLines,
): { readonly lineItems: DraftLine[]; readonly facts: DraftFacts } {
  const catalogItems = catalogLineItems as readonly SentLine[];
  const items = [...catalogItems, ...customLineItems];
  if (draft.lineItems.length + items.length > MAX_LINES) {
    throw badRequest("MAX_ITEMS_REACHED", `A draft can have at most ${MAX_LINES} line items`);
  }
  requireDistinct(draft, catalogItems, items);
  requireSubscriptionAlone(draft, items);
  const customLines = customLineItems.map((line) => customLine(context, draft, line));
  const profiles = customLines.flatMap(({ id }, index) => {
    const profileId = customLineItems[index]?.deliveryProfileId;
    return profileId === undefined ? [] : [[id, profileId]];
  });
  const lines = [
    ...catalogItems.map((line) => lineFromCatalog(context, draft, line)),
    ...customLines,
  ];
  if (facts.deposit && lines.some(({ paymentOption }) => paymentOption === "DEPOSIT_ONLINE")) {
    throw badRequest("DRAFT_ORDER_HAS_GLOBAL_DEPOSIT", "The draft already has a deposit");
  }
  const addedLines = lines.map((lineItem) => ({ added: true as const, lineItem }));
  const allProfiles = { ...facts.profiles, ...Object.fromEntries(profiles) };
  return {
    lineItems: [...draft.lineItems, ...addedLines],
    facts: profiles.length === 0 ? facts : { ...facts, profiles: allProfiles },
  };
}
