import { admin, type Handlers } from "../../kernel/handler.js";
import { badRequest, rejection } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { type Operations, withoutNulls } from "../../resource/operations.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { listOf } from "../../resource/verbs/verb.js";
import { orders } from "../orders/model/order.js";
import { amountOf, formatPrices } from "../orders/model/price.js";
import { calculateDraft, draftResponse, sourceOf } from "./calculate.js";
import { withChanges } from "./change-lines.js";
import {
  editDraft,
  factsOf,
  getOrCreateDraft,
  newDraft,
  nonDraftableReasons,
  type OpenDraft,
  requireOpen,
} from "./edit.js";
import {
  customDiscounts,
  customFee,
  requireWithinTotals,
  withApplied,
  withoutEntries,
} from "./extras.js";
import { commit, commitDeltas, createOrderFromDraft } from "./finish.js";
import { withLines } from "./lines.js";
import {
  type DetailsField,
  DRAFT_FIELD_NAMES,
  type DraftOrder,
  type Drafts,
  draftFacts,
  liveLines,
} from "./model.js";

const withDetails = (field: DetailsField, value: unknown) => ({
  [DRAFT_FIELD_NAMES[field]]:
    value === undefined ? { removed: true, [field]: {} } : { [field]: objectOf(value) },
});

const setDetails =
  (field: DetailsField) => (drafts: Drafts, request: { readonly draftOrderId: string }) =>
    editDraft(drafts, request.draftOrderId, ({ draft }) =>
      withDetails(field, formatPrices(drafts, (request as Entity)[field], draft.currency)),
    );

function requireChangeableLocation(drafts: Drafts, { draft }: OpenDraft): void {
  const { document } = sourceOf(drafts, draft) ?? {};
  const hasFulfillments = document !== undefined && document.fulfillmentStatus !== "NOT_FULFILLED";
  if (!hasFulfillments && liveLines(draft).every(({ locations }) => listOf(locations).length === 0))
    return;
  throw rejection("BUSINESS_LOCATION_CANNOT_BE_EDITED", "The order's location cannot be changed");
}

const operations: Operations<"ecom.draftOrders", DraftOrder> = {
  createDraftOrder(drafts, { sourceOrderId, orderId = "", draftOrder }) {
    const id = sourceOrderId ?? orderId;
    return id ? getOrCreateDraft(drafts, id) : newDraft(drafts, draftOrder);
  },
  createEmptyDraftOrder: (drafts) => newDraft(drafts),
  getDraftOrder(drafts, { draftOrderId }) {
    const draft = drafts.get(draftOrderId);
    const isOpen = draft.status === "DRAFT";
    const current = isOpen ? calculateDraft(drafts, draft, factsOf(drafts, draft.id)).draft : draft;
    return draftResponse(drafts, current);
  },
  getOrderDraftabilityStatus(drafts, { orderId }) {
    const reasons = nonDraftableReasons(drafts, orders(drafts).find(orderId));
    return { orderId, orderDraftable: reasons.length === 0, nonDraftableReasons: reasons };
  },
  addLineItemsToDraftOrder: (drafts, request) =>
    editDraft(drafts, request.draftOrderId, ({ draft, facts }) =>
      withLines(drafts, draft, facts, request),
    ),
  updateLineItems: (drafts, { draftOrderId, lineItemChanges }) =>
    editDraft(drafts, draftOrderId, ({ draft }) => ({
      lineItems: withChanges(drafts, draft, lineItemChanges),
    })),
  setDeposit: (drafts, { draftOrderId, depositDetails }) =>
    editDraft(drafts, draftOrderId, ({ facts: { deposit: _deposit, ...rest } }) => {
      if (!depositDetails) return { facts: rest };
      const { amount, percentage } = depositDetails;
      const deposit = percentage ? { percentage } : { amount: amountOf(amount).toFixed() };
      return { facts: { ...rest, deposit } };
    }),
  setDiscounts: (drafts, { draftOrderId, discounts }) =>
    editDraft(
      drafts,
      draftOrderId,
      ({ draft }) => ({ discounts: withApplied(draft.discounts, discounts, "discount") }),
      ({ draft, totals }) => {
        const ids = discounts.map(({ id }) => id);
        requireWithinTotals(draft, totals, ids, "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS");
      },
    ),
  createCustomDiscounts(drafts, { draftOrderId, discounts = [] }) {
    const addedIds: string[] = [];
    return editDraft(
      drafts,
      draftOrderId,
      ({ draft, facts }) => {
        const { entries, terms } = customDiscounts(drafts, draft, discounts);
        addedIds.push(...Object.keys(terms));
        return {
          discounts: [...draft.discounts, ...entries],
          facts: { ...facts, terms: { ...facts.terms, ...terms } },
        };
      },
      ({ draft, totals }) =>
        requireWithinTotals(draft, totals, addedIds, "DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS"),
    );
  },
  deleteCustomDiscounts: (drafts, { draftOrderId, discountIds }) =>
    editDraft(drafts, draftOrderId, ({ draft }) => ({
      discounts: withoutEntries(draft.discounts, discountIds, "discount"),
    })),
  setAdditionalFees: (drafts, { draftOrderId, additionalFees }) =>
    editDraft(drafts, draftOrderId, ({ draft }) => ({
      additionalFees: withApplied(draft.additionalFees, additionalFees, "fee"),
    })),
  createCustomAdditionalFees: (drafts, request) =>
    editDraft(drafts, request.draftOrderId, ({ draft }) => {
      const { customAdditionalFees = [], currency = draft.currency } = request;
      if (currency !== draft.currency) {
        const message = `The draft is in ${draft.currency}`;
        throw badRequest("CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY", message);
      }
      const fees = customAdditionalFees.map((fee) => customFee(drafts, draft, fee));
      return { additionalFees: [...draft.additionalFees, ...fees] };
    }),
  deleteCustomAdditionalFees: (drafts, { draftOrderId, customAdditionalFees }) =>
    editDraft(drafts, draftOrderId, ({ draft }) => ({
      additionalFees: withoutEntries(draft.additionalFees, customAdditionalFees, "fee"),
    })),
  setShippingInfo: setDetails("shippingInfo"),
  setBuyerInfo: setDetails("buyerInfo"),
  setRecipientInfo: setDetails("recipientInfo"),
  setBillingInfo: setDetails("billingInfo"),
  setTaxExemption: (drafts, { draftOrderId, taxExempt = false }) =>
    editDraft(drafts, draftOrderId, ({ facts }) => ({ facts: { ...facts, taxExempt } })),
  setBusinessLocation: (drafts, { draftOrderId, businessLocation }) =>
    editDraft(drafts, draftOrderId, (open) => {
      requireChangeableLocation(drafts, open);
      return withDetails("businessLocation", businessLocation);
    }),
  commitDraftOrder: commit,
  createOrderFromDraft,
};

const drafts = resource<DraftOrder>("ecom.draftOrders", {
  notFoundCode: "DRAFT_ORDER_DOES_NOT_EXIST",
  check: (_next, before) => {
    if (before) requireOpen(before);
  },
  beforeRemove({ id, status }, { changes, store }) {
    if (status === "COMMITTED") {
      throw rejection("DRAFT_ORDER_CANNOT_BE_DELETED", "A committed draft cannot be deleted");
    }
    changes.remove(store(draftFacts), id);
  },
  custom: withoutNulls(operations),
});

/** The platform accepts subscription line items, but does not document their fields. */
const UNDOCUMENTED = { undocumented: ["catalogLineItems", "customLineItems"] };
const ADD_LINE_ITEMS = "ecom.draftOrders.addLineItemsToDraftOrder";

export const draftOrders: ResourceService<DraftOrder> = {
  ...drafts,
  handlers: {
    ...drafts.handlers,
    ...(drafts.handlers[ADD_LINE_ITEMS] && {
      [ADD_LINE_ITEMS]: { ...drafts.handlers[ADD_LINE_ITEMS], ...UNDOCUMENTED },
    }),
  },
};

const deltaHandlers: Handlers = {
  "ecom.orders.commitDeltas": admin((request, context) =>
    commitDeltas(draftOrders.of(context), request),
  ),
};

export const draftDeltas = defineService({ ...draftFacts, handlers: deltaHandlers });
