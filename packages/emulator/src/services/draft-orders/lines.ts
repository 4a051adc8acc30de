// Lines of a draft: from the site's catalog, from an app's catalog, or custom lines of the merchant.

import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { validationError } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { sameOptions } from "../cart/app-item.js";
import type { CartLine } from "../cart/model.js";
import { type CatalogReference, lineFacts, resolveReference } from "../cart/resolve.js";
import { catalogSlice } from "../catalog/slice.js";
import { GIFT_CARDS_APP_ID } from "../gift-cards/cards.js";
import type { OrderLine } from "../orders/model/model.js";
import { shown } from "../orders/model/price.js";
import { lineContent } from "../orders/order-document.js";
import { isOfApp, itemsOfApp } from "../plugins/catalog.js";
import { sourceOf } from "./calculate.js";
import {
  amountOf,
  type DraftFacts,
  type DraftLine,
  type DraftOrder,
  linesLeft,
  pricesIn,
} from "./model.js";
import { wrong } from "./refuse.js";

/** Maximum number of lines in a draft. */
const MAX_LINES = 300;

const NOT_FOUND = "CATALOG_ITEM_NOT_FOUND";
const NOT_AVAILABLE = "CATALOG_ITEM_NOT_AVAILABLE";

/** A line in the request format. */
export interface SentLine extends Entity {
  readonly id?: string;
  readonly quantity?: number;
  readonly catalogReference?: CatalogReference;
  readonly deliveryProfileId?: string;
}

/** Lines in the request format. */
export interface SentLines {
  readonly catalogLineItems?: readonly SentLine[];
  readonly customLineItems?: readonly SentLine[];
}

const sameReference = (a: unknown, b: unknown): boolean => {
  const [one, other] = [objectOf(a), objectOf(b)];
  const [mine, theirs] = [objectOf(one.options), objectOf(other.options)];
  return (
    one.catalogItemId === other.catalogItemId &&
    one.appId === other.appId &&
    mine.variantId === theirs.variantId &&
    sameOptions(mine, theirs)
  );
};

/** Returns an item of the site's catalog at its current price. */
function storeItem(context: Context, line: CartLine & { readonly kind: "catalog" }) {
  const facts = lineFacts(context, line, new Map());
  if (facts.status !== "IN_STOCK") {
    const why = `${facts.available ?? 0} units of the item are available`;
    throw wrong(NOT_AVAILABLE, why, { catalogItemId: line.productId });
  }
  return { ...lineContent(context, { line, facts }), unit: facts.unit };
}

/** Returns an item of an app's catalog as the app describes it. */
function appItem(context: Context, id: string, reference: CatalogReference, quantity: number) {
  const catalogReference = { ...reference, options: reference.options ?? {} };
  const data = itemsOfApp(context, [{ catalogReference, quantity }])(catalogReference);
  if (data === undefined) throw wrong(NOT_FOUND, "The item is not in the app's catalog");
  if (data === "unknown") throw wrong(NOT_AVAILABLE, "The app did not respond");
  if ((data.quantityAvailable ?? quantity) < quantity) {
    throw wrong(NOT_AVAILABLE, `The app has ${data.quantityAvailable} units of the item`);
  }
  const { paymentOption = "FULL_PAYMENT_ONLINE" } = data;
  if (!paymentOption.startsWith("FULL_PAYMENT") && paymentOption !== "DEPOSIT_ONLINE") {
    const why = `The item's payment option is ${paymentOption}`;
    throw wrong("CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED", why);
  }
  const line: CartLine = {
    kind: "custom",
    id,
    name: data.productName?.original ?? "Item",
    price: data.price ?? "0",
    itemType: data.itemType?.preset ?? "PHYSICAL",
    requested: quantity,
    reference: catalogReference,
  };
  const unit = amount(line.price);
  const facts = {
    choices: [],
    modifiers: [],
    quantity,
    status: "IN_STOCK" as const,
    unit,
    fullUnit: unit,
  };
  const { taxableAddress } = data;
  return {
    ...lineContent(context, { line, facts }),
    ...(taxableAddress ? { taxableAddress } : {}),
    paymentOption,
    unit,
  };
}

/** Looks up an item in the site's catalog or an app's catalog. */
function found(context: Context, id: string, reference: CatalogReference, quantity: number) {
  if (reference.appId === GIFT_CARDS_APP_ID) {
    throw wrong("GIFT_CARD_ITEM_UNSUPPORTED", "Drafts cannot contain gift cards");
  }
  if (isOfApp(context, reference)) return appItem(context, id, reference, quantity);
  const resolved = resolveReference(context, reference);
  if (!resolved.found) {
    const hidden = context.store(catalogSlice).products.get(reference.catalogItemId)?.visible;
    const code = hidden === false ? NOT_AVAILABLE : NOT_FOUND;
    throw wrong(code, "The item cannot be bought", { catalogReference: reference });
  }
  const { product, variant } = resolved;
  return storeItem(context, {
    kind: "catalog",
    id,
    appId: reference.appId,
    productId: product.id,
    variantId: variant.id,
    options: reference.options ?? {},
    requested: quantity,
  });
}

/** Returns the subscription data of a line that is bought as a subscription. */
const subscribed = ({ subscriptionSettings }: Entity) =>
  subscriptionSettings ? { subscriptionInfo: { cycleNumber: 1, subscriptionSettings } } : {};

/** Returns the factor for catalog prices. Orders in the buyer's currency have converted prices. */
function rateOf(context: Context, draft: DraftOrder): string {
  const { conversionRate } = objectOf(sourceOf(context, draft)?.document.currencyConversionDetails);
  return draft.currency === context.site.currency ? "1" : String(conversionRate ?? "1");
}

function catalogLine(context: Context, draft: DraftOrder, sent: SentLine): OrderLine {
  const { catalogReference, quantity = 1 } = sent;
  if (!catalogReference) throw wrong(NOT_FOUND, "Catalog items require a catalog reference");
  if (linesLeft(draft).some((line) => sameReference(line.catalogReference, catalogReference))) {
    throw wrong("CATALOG_ITEM_ALREADY_EXIST", "The draft already has the item", {
      catalogReference,
    });
  }
  const id = sent.id ?? context.guid("line-item");
  const { unit, ...content } = found(context, id, catalogReference, quantity);
  const converted = unit.times(rateOf(context, draft));
  const price = pricesIn(context, draft.currency)(sent.price ? amountOf(sent.price) : converted);
  return {
    ...content,
    ...subscribed(sent),
    quantity,
    price,
    priceBeforeDiscounts: price,
    ...(sent.locations ? { locations: sent.locations } : {}),
    ...(sent.priceUndetermined === undefined ? {} : { priceUndetermined: sent.priceUndetermined }),
  };
}

// Fields that a custom line copies from the request.
const TAKEN_OVER = [
  "catalogReference",
  "productName",
  "descriptionLines",
  "physicalProperties",
  "itemType",
  "priceDescription",
] as const;

function customLine(context: Context, draft: DraftOrder, sent: SentLine): OrderLine {
  const { quantity = 1, itemType } = sent;
  if (objectOf(itemType).preset === "GIFT_CARD") {
    throw wrong("GIFT_CARD_ITEM_UNSUPPORTED", "Drafts cannot contain gift cards");
  }
  const said = objectOf(shown(context, sent, draft.currency));
  const given = said.price ?? said.priceBeforeDiscounts;
  const unit = given ? amountOf(given) : amountOf(said.lineItemPrice).div(quantity);
  const price = pricesIn(context, draft.currency)(unit);
  const kept = TAKEN_OVER.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]));
  return {
    productName: { original: "" },
    descriptionLines: [],
    physicalProperties: {},
    itemType: { preset: "UNRECOGNISED" },
    ...Object.fromEntries(kept),
    ...(said.media ? { image: said.media } : {}),
    ...subscribed(sent),
    id: sent.id ?? context.guid("line-item"),
    quantity,
    price,
    priceBeforeDiscounts: price,
    paymentOption: "FULL_PAYMENT_ONLINE",
    locations: listOf(said.locations),
    modifierGroups: [],
    priceUndetermined: false,
    fixedQuantity: false,
  };
}

function requireDistinct(
  draft: DraftOrder,
  catalog: readonly SentLine[],
  all: readonly SentLine[],
) {
  const ids = all.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const taken = draft.lineItems.map(({ lineItem }) => lineItem.id);
  if (new Set([...taken, ...ids]).size < taken.length + ids.length) {
    throw wrong("DUPLICATED_LINE_ITEM_IDS", "Duplicate line item id");
  }
  const twice = catalog.find((line, index) =>
    catalog
      .slice(0, index)
      .some((one) => sameReference(one.catalogReference, line.catalogReference)),
  );
  if (!twice) return;
  const why = "Duplicate item";
  // A draft in creation has no id yet. Its error has a different code.
  const code = draft.id === "" ? "CATALOG_ITEM_ALREADY_EXIST" : "MULTIPLE_ADDS_FOR_SAME_LINE_ITEM";
  throw wrong(code, why, {
    catalogReference: twice.catalogReference,
  });
}

function requireSubscriptionAlone(draft: DraftOrder, sent: readonly SentLine[]): void {
  const count = linesLeft(draft).length + sent.length;
  const adds = sent.some(({ subscriptionSettings }) => subscriptionSettings);
  if (adds && draft.orderId !== undefined) {
    const why = "A subscription cannot be added to an existing order";
    throw wrong("SUBSCRIPTION_ITEM_UNSUPPORTED", why);
  }
  const has = linesLeft(draft).some(({ subscriptionInfo }) => subscriptionInfo);
  const many = sent.some((line) => line.subscriptionSettings && (line.quantity ?? 1) > 1);
  if (!((adds || has) && count > 1) && !many) return;
  throw wrong(
    "SUBSCRIPTION_SINGLE_ITEM_ALLOWED",
    "A draft with a subscription can have no other items",
  );
}

/** Adds lines to a draft, with their internal data. */
export function withLines(
  context: Context,
  draft: DraftOrder,
  facts: DraftFacts,
  { catalogLineItems = [], customLineItems = [] }: SentLines,
): { readonly lineItems: DraftLine[]; readonly facts: DraftFacts } {
  const sent = [...catalogLineItems, ...customLineItems];
  if (draft.lineItems.length + sent.length > MAX_LINES) {
    throw wrong("MAX_ITEMS_REACHED", `A draft can have at most ${MAX_LINES} line items`);
  }
  requireDistinct(draft, catalogLineItems, sent);
  requireSubscriptionAlone(draft, sent);
  const custom = customLineItems.map((line) => customLine(context, draft, line));
  const profiles = custom.flatMap(({ id }, index) => {
    const profileId = customLineItems[index]?.deliveryProfileId;
    return profileId === undefined ? [] : [[id, profileId]];
  });
  const lines = [...catalogLineItems.map((line) => catalogLine(context, draft, line)), ...custom];
  if (facts.deposit && lines.some(({ paymentOption }) => paymentOption === "DEPOSIT_ONLINE")) {
    const why = "The draft already has a deposit";
    throw wrong("DRAFT_ORDER_HAS_GLOBAL_DEPOSIT", why);
  }
  return {
    lineItems: [
      ...draft.lineItems,
      ...lines.map((lineItem) => ({ added: true as const, lineItem })),
    ],
    facts:
      profiles.length === 0
        ? facts
        : { ...facts, profiles: { ...facts.profiles, ...Object.fromEntries(profiles) } },
  };
}

/** Throws if the new quantity is below the number of pieces already sent to the buyer. */
export function requireNotFewer(field: string, threshold: number, quantity: number): void {
  if (quantity >= threshold) return;
  const description = `must be greater than or equal to ${threshold}`;
  throw validationError([{ field, description, violatedRule: "MIN", data: { threshold } }]);
}
