// Finishes a draft: writes it into its order or creates a new order.

import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { notFound } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { plain } from "../../store/plain.js";
import { availableQuantity } from "../catalog/lookup.js";
import { catalogSlice } from "../catalog/slice.js";
import { stockLines } from "../orders/create-document.js";
import { createOrder } from "../orders/create-handlers.js";
import { findOrder } from "../orders/model/find-order.js";
import type { StoredOrder } from "../orders/model/model.js";
import { heldBy, rulesOf } from "./as-cart.js";
import { calculated } from "./calculate.js";
import {
  type CommitSettings,
  commitTo,
  contentOf,
  failed,
  movesOf,
  type StockMove,
} from "./commit.js";
import { defined } from "./content.js";
import { type Deltas, narrowed } from "./deltas.js";
import { type Drafts, keepDraft, type Open, openDraft } from "./edit.js";
import { amountOf, type DraftFacts, type DraftOrder, linesLeft } from "./model.js";
import { refused } from "./refuse.js";

interface Commit {
  readonly draftOrderId: string;
  readonly commitSettings?: CommitSettings & {
    readonly updateInventory?: readonly { readonly lineItemId: string }[];
  };
  readonly reason?: string;
}

const closed = (drafts: Drafts, draft: DraftOrder, commitSettings?: object) =>
  keepDraft(drafts, {
    ...draft,
    ...(commitSettings ? { commitSettings } : {}),
    status: "COMMITTED",
  });

/** Keeps a tax-exempt order exempt, whatever the tax rates of the buyer's group are. */
function leaveGroup(order: StoredOrder, { taxExempt }: DraftFacts): void {
  if (taxExempt) delete order.taxExemptGroupId;
}

/** Writes a draft into its order. */
export function commit(drafts: Drafts, { draftOrderId, commitSettings = {}, reason }: Commit) {
  const { draft: before, facts } = openDraft(drafts, draftOrderId);
  if (before.orderId === undefined) {
    const description = "The draft does not belong to an order: create an order from it";
    throw failed("DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS", [{ code: "NO_ORDER", description }]);
  }
  const { draft } = calculated(drafts, before, facts);
  const order = findOrder(drafts, before.orderId);
  const { updateInventory = [], ...settings } = commitSettings;
  const moves = movesOf(
    order,
    draft,
    updateInventory.map(({ lineItemId }) => lineItemId),
  );
  commitTo(drafts, order, draft, { settings, moves, ...(reason ? { reason } : {}) });
  leaveGroup(order, facts);
  return {
    committedDraftOrder: closed(drafts, draft, commitSettings),
    orderAfterCommit: order.document,
  };
}

/** A request to write some changes of a draft into its order. */
export interface CommitDeltas {
  readonly id: string;
  readonly draftOrderId: string;
  readonly changes?: Deltas;
  readonly commitSettings?: CommitSettings & { readonly inventoryUpdates?: readonly StockMove[] };
  readonly reason?: string;
}

/** Writes a draft, or some of its changes, into its order. */
export function commitDeltas(drafts: Drafts, request: CommitDeltas) {
  const { id, draftOrderId, changes, commitSettings = {}, reason } = request;
  const order = findOrder(drafts, id);
  const { draft: before, facts } = openDraft(drafts, draftOrderId);
  if (before.orderId !== id) throw notFound("Draft order", "DRAFT_ORDER_DOES_NOT_EXIST");
  const wanted = changes ? narrowed(drafts, before, order.document, changes) : before;
  const { draft } = calculated(drafts, wanted, facts);
  const { inventoryUpdates: moves = [], ...settings } = commitSettings;
  commitTo(drafts, order, draft, { settings, moves, ...(reason ? { reason } : {}) });
  leaveGroup(order, facts);
  closed(drafts, draft);
  return { order: order.document };
}

interface Create {
  readonly draftOrderId: string;
  readonly createSettings?: {
    readonly notifications?: { readonly sendNotificationToBuyer?: boolean };
  };
  readonly channelInfo?: object;
}

const CREATE = "CREATE_ORDER_FAILED_VALIDATIONS";

/** Throws if a line exceeds the available stock. */
function requireStock(context: Context, draft: DraftOrder): void {
  const { products } = context.store(catalogSlice);
  const short = stockLines({ lineItems: linesLeft(draft) }).flatMap((line) => {
    const variants = products.get(line.productId)?.variants ?? [];
    const variant = variants.find(({ id }) => id === line.variantId);
    const left = variant && availableQuantity(variant);
    return left !== undefined && left < line.wanted ? [line.lineItemId] : [];
  });
  if (short.length === 0) return;
  const description = "Insufficient inventory for the draft";
  throw failed(
    CREATE,
    short.map((lineItemId) => ({ code: "OUT_OF_STOCK", description, data: { lineItemId } })),
  );
}

/** Throws if the address that taxes a line is missing. */
function requireTaxed(context: Context, draft: DraftOrder): void {
  const types = linesLeft(draft).map((line) => rulesOf(context, line).taxAddress);
  const { address } = objectOf(heldBy(draft.billingDetails, "billingInfo"));
  if (types.includes("BILLING") && Object.keys(objectOf(address)).length === 0) {
    const why = "A line item is taxed at the billing address";
    throw refused("BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION", why);
  }
  // The region of the site's language is the country of the business.
  if (types.includes("BUSINESS") && !new Intl.Locale(context.site.locale).region) {
    const why = "A line item is taxed where the business is";
    throw refused("BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION", why);
  }
}

/** Throws if no order can be created from the draft. */
function requireWhole(context: Context, { draft, facts }: Open): void {
  if (draft.orderId !== undefined) {
    const description = "The draft edits an existing order: commit it";
    throw failed(CREATE, [{ code: "DRAFT_OF_ORDER", description }]);
  }
  const lines = linesLeft(draft);
  if (lines.length === 0) {
    throw failed(CREATE, [{ code: "NO_LINE_ITEMS", description: "The draft has no line items" }]);
  }
  const { memberId, contactId, email } = objectOf(draft.buyerInfo);
  if (lines.some(({ subscriptionInfo }) => subscriptionInfo) && !memberId && !contactId && !email) {
    throw refused("SUBSCRIPTION_BUYER_INFO_REQUIRED", "The subscriber is missing");
  }
  const { total } = objectOf(draft.priceSummary);
  if (amount(facts.deposit?.amount ?? "0").gt(amountOf(total))) {
    const why = "The deposit exceeds the order total";
    throw refused("DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL", why);
  }
  requireTaxed(context, draft);
  requireStock(context, draft);
}

/** Creates an approved order from a draft and deducts its stock. */
export function createOrderFromDraft(drafts: Drafts, request: Create) {
  const { draftOrderId, createSettings, channelInfo } = request;
  const { draft: before, facts } = openDraft(drafts, draftOrderId);
  const { draft } = calculated(drafts, before, facts);
  requireWhole(drafts, { draft, facts });
  const { currency, weightUnit, purchaseFlowId, extendedFields } = draft;
  const order: Entity = defined({
    ...plain(contentOf(draft)),
    currency,
    weightUnit,
    purchaseFlowId,
    extendedFields,
    taxIncludedInPrices: drafts.site.tax.included,
    channelInfo: channelInfo ?? { type: "BACKOFFICE_MERCHANT" },
    status: "APPROVED",
  });
  const { notifications } = createSettings ?? {};
  const settings = notifications ? { notifications } : {};
  const { order: createdOrder } = createOrder({ order, settings }, drafts);
  return { committedDraftOrder: closed(drafts, draft), createdOrder };
}
