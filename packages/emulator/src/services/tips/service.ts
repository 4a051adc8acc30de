import type { ListTippableStaffRequest } from "@portico/ecom/tippable-staff";
import type { LineItemInfo, PreviewTipRequest } from "@portico/ecom/tips";
import { ownerOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../kernel/handler.js";
import { amount, round, sum, text } from "../../kernel/money.js";
import { notFound } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import { cursorMetadata } from "../../query/page.js";
import { type Query, runQuery, select } from "../../query/run-query.js";
import { queryFields } from "../../resource/query-fields.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { orderTipHandlers } from "./order-tips.js";
import { tipSettings } from "./settings.js";
import { type Staff, type TipDistribution, tipSlice } from "./slice.js";

/** Functions of `emulator.controls.tips`. */
export interface TipControls {
  /** Sets the staff members whom buyers can tip. */
  setStaff(staff: readonly Staff[]): void;
}

function lineTotal({ store }: Context, item: Sent<LineItemInfo>) {
  const { price = "0", quantity = 1, catalogReference } = item;
  const { products } = store(catalogSlice);
  if (
    catalogReference?.appId === STORES_APP_ID &&
    !products.has(String(catalogReference.catalogItemId))
  ) {
    throw notFound("Catalog items", "CATALOG_ITEMS_NOT_FOUND");
  }
  return amount(price).times(quantity);
}

/** The whole amount is undistributed, because products have no staff. */
function previewTip(request: Sent<PreviewTipRequest>, context: Context) {
  const { currency } = context.site;
  const { tipSettingsId, lineItemInfo = [], tipChoice } = request;
  if (tipSettingsId && !context.store(tipSettings).items.has(tipSettingsId)) {
    throw notFound("Tip settings", "TIP_SETTINGS_NOT_FOUND");
  }
  const subtotal = sum(lineItemInfo.map((item) => lineTotal(context, item)));
  const chosen = amount(tipChoice?.value ?? "0");
  const exactTip = tipChoice?.tipType === "PERCENTAGE" ? subtotal.times(chosen).div(100) : chosen;
  const tip = text(round(exactTip, currency), currency);
  return {
    tip: {
      lineItemSubtotal: text(subtotal, currency),
      amount: tip,
      distributions: [],
      undistributedAmount: tip,
    },
  };
}

function choiceKey(context: Context, purchaseFlowId: string): string {
  const { caller } = context;
  if (caller.kind === "admin" && !caller.session) {
    throw notFound("Person", "PERSON_IDENTITY_NOT_FOUND");
  }
  const { kind, id } = ownerOf(context);
  return `${purchaseFlowId} ${kind} ${id}`;
}

const QUERY_OPERATION = "ecom.tips.queryTipDistributions";

function distributionSource({ store }: Context) {
  const { tips, created } = store(tipSlice);
  const order = ({ id }: TipDistribution) => created.get(id) ?? 0;
  const items = [...tips.values()].flatMap(({ distributions }) => distributions);
  items.sort((a, b) => order(a) - order(b));
  return { items, fields: queryFields(QUERY_OPERATION), scope: QUERY_OPERATION, order };
}

function listTippableStaff(request: Sent<ListTippableStaffRequest>, { store }: Context) {
  const { includeWixUsers, filterByName = "", filterByIds = [] } = request;
  const name = filterByName.toLowerCase();
  const staff = store(tipSlice).staff.filter(
    (member) =>
      (includeWixUsers === true || !member.identificationData?.wixUserId) &&
      member.name.toLowerCase().includes(name) &&
      (filterByIds.length === 0 || filterByIds.includes(member.id)),
  );
  return { staff: staff.slice(0, 100) };
}

const handlers: Handlers = {
  ...orderTipHandlers,
  "ecom.tips.previewTip": anyone(previewTip),
  "ecom.tips.getTipChoice": anyone(({ purchaseFlowId }, context) => ({
    tipChoice: context.store(tipSlice).choices.get(choiceKey(context, purchaseFlowId)),
  })),
  "ecom.tips.updateTipChoice": anyone(({ purchaseFlowId, tipChoice: input }, context) => {
    const tipChoice = { tipType: "UNKNOWN_TIP_TYPE", ...input };
    context.changes.put(
      context.store(tipSlice).choices,
      choiceKey(context, purchaseFlowId),
      tipChoice,
    );
    return { tipChoice };
  }),
  [QUERY_OPERATION]: admin(({ query }, context) => {
    const page = runQuery(distributionSource(context), (query ?? {}) as Query);
    return { tipDistributions: page.items, pagingMetadata: cursorMetadata(page) };
  }),
  "ecom.tips.sumTipDistributionAmounts": admin(({ filter }, context) => {
    const distributions = select(distributionSource(context), { filter });
    const total = sum(distributions.map((distribution) => amount(distribution.amount)));
    return { totalAmount: text(total, context.site.currency) };
  }),
  "ecom.tippableStaff.listTippableStaff": admin(listTippableStaff),
};

export const tips = [
  tipSettings,
  defineService({
    ...tipSlice,
    handlers,
    controls: (act): TipControls => ({
      setStaff: (staff) =>
        act(({ store, changes }) => {
          changes.set(store(tipSlice), "staff", structuredClone(staff));
        }),
    }),
  }),
] as const;
