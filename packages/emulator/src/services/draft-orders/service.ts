// Draft orders: changed with recalculated totals, then committed to an existing order or converted to a new one.

import { applicationError } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { listOf } from "../../resource/verbs/verb.js";
import { shown } from "../orders/model/price.js";
import { served } from "../served.js";
import { calculated, calculatedDraftOrder, sourceOf } from "./calculate.js";
import { type LineChange, withChanges } from "./change-lines.js";
import {
  type DETAILS,
  draftability,
  draftOf,
  newDraft,
  type SentDraft,
  withDetails,
} from "./create.js";
import { type Drafts, edited, factsOf, type Open, operation, requireOpen } from "./edit.js";
import {
  customDiscount,
  customFee,
  discountId,
  feeId,
  type IdAndApplied,
  requireCovered,
  type SentDiscount,
  type SentFee,
  withApplied,
  without,
} from "./extras.js";
import { type CommitDeltas, commit, commitDeltas, createOrderFromDraft } from "./finish.js";
import { type SentLines, withLines } from "./lines.js";
import { amountOf, type Deposit, type DraftOrder, draftFacts, linesLeft } from "./model.js";
import { refused, wrong } from "./refuse.js";

interface Named {
  readonly draftOrderId: string;
}

/** Creates an operation that sets or removes one kind of details. */
const setting = (field: keyof typeof DETAILS) =>
  operation((drafts, request: Named & { readonly [name: string]: unknown }) =>
    edited(drafts, request.draftOrderId, ({ draft }) =>
      withDetails(field, shown(drafts, request[field], draft.currency)),
    ),
  );

function getDraftOrder(drafts: Drafts, { draftOrderId }: Named) {
  const draft = drafts.get(draftOrderId);
  const isOpen = draft.status === "DRAFT";
  const now = isOpen ? calculated(drafts, draft, factsOf(drafts, draft.id)).draft : draft;
  return calculatedDraftOrder(drafts, now);
}

interface SentDeposit extends Named {
  readonly depositDetails?: { readonly amount?: object; readonly percentage?: string };
}

function setDeposit(drafts: Drafts, { draftOrderId, depositDetails }: SentDeposit) {
  return edited(drafts, draftOrderId, ({ facts }) => {
    const { deposit: _deposit, ...rest } = facts;
    if (!depositDetails) return { facts: rest };
    const { amount, percentage } = depositDetails;
    const deposit: Deposit =
      percentage === undefined ? { amount: amountOf(amount).toFixed() } : { percentage };
    return { facts: { ...rest, deposit } };
  });
}

/** Adds custom discounts to a draft. */
function addDiscounts(
  drafts: Drafts,
  { draftOrderId, discounts = [] }: Named & { readonly discounts?: readonly SentDiscount[] },
) {
  const added: string[] = [];
  return edited(
    drafts,
    draftOrderId,
    ({ draft, facts }) => {
      const made = discounts.map((one) => customDiscount(drafts, draft, one));
      added.push(...made.map(({ entry }) => discountId(entry)));
      const terms = made.map(({ entry, terms: own }) => [discountId(entry), own] as const);
      return {
        discounts: [...draft.discounts, ...made.map(({ entry }) => entry)],
        facts: { ...facts, terms: { ...facts.terms, ...Object.fromEntries(terms) } },
      };
    },
    ({ draft, sums }) => requireCovered(draft, sums, added, "DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS"),
  );
}

/** Sets which discounts apply. Discounts that are not listed keep their state. */
function setDiscounts(
  drafts: Drafts,
  { draftOrderId, discounts }: Named & { readonly discounts: readonly IdAndApplied[] },
) {
  const ids = discounts.map(({ id }) => id);
  return edited(
    drafts,
    draftOrderId,
    ({ draft }) => ({
      discounts: withApplied(draft.discounts, discountId, discounts, "discount"),
    }),
    ({ draft, sums }) => requireCovered(draft, sums, ids, "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS"),
  );
}

interface SentFees extends Named {
  readonly customAdditionalFees?: readonly SentFee[];
  readonly currency?: string;
}

function addFees(drafts: Drafts, request: SentFees) {
  const { draftOrderId, customAdditionalFees = [], currency } = request;
  return edited(drafts, draftOrderId, ({ draft }) => {
    if (currency !== undefined && currency !== draft.currency) {
      const why = `The draft is in ${draft.currency}`;
      throw wrong("CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY", why);
    }
    const made = customAdditionalFees.map((one) => customFee(drafts, draft, one));
    return { additionalFees: [...draft.additionalFees, ...made] };
  });
}

/** Throws if the order's location can no longer change, because it was sent or its stock is tied to a location. */
function requireMovable(drafts: Drafts, { draft }: Open): void {
  const { document } = sourceOf(drafts, draft) ?? {};
  const sent = document !== undefined && document.fulfillmentStatus !== "NOT_FULFILLED";
  if (!sent && linesLeft(draft).every(({ locations }) => listOf(locations).length === 0)) return;
  throw refused("BUSINESS_LOCATION_CANNOT_BE_EDITED", "The order's location cannot be changed");
}

const drafts = resource<DraftOrder>("ecom.draftOrders", {
  missing: "DRAFT_ORDER_DOES_NOT_EXIST",
  check: (_next, before) => {
    if (before) requireOpen(before);
  },
  removing({ id, status }, { changes, store }) {
    if (status === "COMMITTED") {
      const why = "A committed draft cannot be deleted";
      throw applicationError(428, "DRAFT_ORDER_CANNOT_BE_DELETED", why);
    }
    changes.remove(store(draftFacts), id);
  },
  custom: {
    createDraftOrder: operation(
      (
        drafts,
        request: {
          readonly sourceOrderId?: string;
          readonly orderId?: string;
          readonly draftOrder?: SentDraft;
        },
      ) => {
        const orderId = request.sourceOrderId ?? request.orderId;
        return orderId ? draftOf(drafts, orderId) : newDraft(drafts, request.draftOrder);
      },
    ),
    createEmptyDraftOrder: (drafts) => newDraft(drafts),
    getDraftOrder: operation(getDraftOrder),
    getOrderDraftabilityStatus: (drafts, { orderId }) => draftability(drafts, String(orderId)),
    addLineItemsToDraftOrder: operation((drafts, request: Named & SentLines) =>
      edited(drafts, request.draftOrderId, ({ draft, facts }) =>
        withLines(drafts, draft, facts, request),
      ),
    ),
    updateLineItems: operation(
      (drafts, request: Named & { readonly lineItemChanges: readonly LineChange[] }) =>
        edited(drafts, request.draftOrderId, ({ draft }) => ({
          lineItems: withChanges(drafts, draft, request.lineItemChanges),
        })),
    ),
    setDeposit: operation(setDeposit),
    setDiscounts: operation(setDiscounts),
    createCustomDiscounts: operation(addDiscounts),
    deleteCustomDiscounts: operation(
      (drafts, request: Named & { readonly discountIds: readonly string[] }) =>
        edited(drafts, request.draftOrderId, ({ draft }) => ({
          discounts: without(draft.discounts, discountId, request.discountIds, "discount"),
        })),
    ),
    setAdditionalFees: operation(
      (drafts, request: Named & { readonly additionalFees: readonly IdAndApplied[] }) =>
        edited(drafts, request.draftOrderId, ({ draft }) => ({
          additionalFees: withApplied(draft.additionalFees, feeId, request.additionalFees, "fee"),
        })),
    ),
    createCustomAdditionalFees: operation(addFees),
    deleteCustomAdditionalFees: operation(
      (drafts, request: Named & { readonly customAdditionalFees: readonly string[] }) =>
        edited(drafts, request.draftOrderId, ({ draft }) => ({
          additionalFees: without(draft.additionalFees, feeId, request.customAdditionalFees, "fee"),
        })),
    ),
    setShippingInfo: setting("shippingInfo"),
    setBuyerInfo: setting("buyerInfo"),
    setRecipientInfo: setting("recipientInfo"),
    setBillingInfo: setting("billingInfo"),
    setTaxExemption: operation((drafts, request: Named & { readonly taxExempt?: boolean }) =>
      edited(drafts, request.draftOrderId, ({ facts }) => ({
        facts: { ...facts, taxExempt: request.taxExempt ?? false },
      })),
    ),
    setBusinessLocation: operation(
      (drafts, request: Named & { readonly businessLocation?: object }) =>
        edited(drafts, request.draftOrderId, (open) => {
          requireMovable(drafts, open);
          return withDetails("businessLocation", request.businessLocation);
        }),
    ),
    commitDraftOrder: operation(commit),
    createOrderFromDraft: operation(createOrderFromDraft),
  },
});

/** The platform accepts subscriptions, but does not document how. */
const SUBSCRIBED = { undocumented: ["catalogLineItems", "customLineItems"] };
const ADDS = "ecom.draftOrders.addLineItemsToDraftOrder";

/** Service for draft orders. */
export const draftOrders: ResourceService<DraftOrder> = {
  ...drafts,
  handlers: Object.fromEntries(
    Object.entries(drafts.handlers).map(([name, handler]) => [
      name,
      name === ADDS ? { ...handler, ...SUBSCRIBED } : handler,
    ]),
  ),
};

/** Operations that change an order through a draft in one step. */
export const draftDeltas = defineService({
  ...draftFacts,
  handlers: {
    "ecom.orders.commitDeltas": served<CommitDeltas>("admin", (request, context) =>
      commitDeltas(draftOrders.of(context), request),
    ),
  },
});
