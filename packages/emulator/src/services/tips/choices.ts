import { ownerOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { amount, round, sum, text } from "../../kernel/money.js";
import { notFound } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { served } from "../served.js";
import { tipSettings } from "./settings.js";
import { tipSlice } from "./slice.js";

function priceOf({ store }: Context, { price, quantity, catalogReference }: Entity) {
  const { appId, catalogItemId } = objectOf(catalogReference);
  if (appId === STORES_APP_ID && !store(catalogSlice).products.has(String(catalogItemId))) {
    throw notFound("Catalog items", "CATALOG_ITEMS_NOT_FOUND");
  }
  return amount(String(price ?? "0")).times(Number(quantity ?? 1));
}

/** The whole amount is undistributed, because products have no staff. */
function previewTip(request: Entity, context: Context) {
  const { currency } = context.site;
  const { tipSettingsId } = request;
  if (tipSettingsId && !context.store(tipSettings).items.has(String(tipSettingsId))) {
    throw notFound("Tip settings", "TIP_SETTINGS_NOT_FOUND");
  }
  const lines = listOf(request.lineItemInfo).map(objectOf);
  const subtotal = sum(lines.map((line) => priceOf(context, line)));
  const { tipType, value = "0" } = objectOf(request.tipChoice);
  const choice = amount(String(value ?? "0"));
  const exact = tipType === "PERCENTAGE" ? subtotal.times(choice).div(100) : choice;
  const tip = text(round(exact, currency), currency);
  return {
    tip: {
      lineItemSubtotal: text(subtotal, currency),
      amount: tip,
      distributions: [],
      undistributedAmount: tip,
    },
  };
}

function choiceKey(context: Context, { purchaseFlowId }: Entity): string {
  const { caller } = context;
  if (caller.kind === "admin" && !caller.session) {
    throw notFound("Person", "PERSON_IDENTITY_NOT_FOUND");
  }
  const { kind, id } = ownerOf(context);
  return `${purchaseFlowId} ${kind} ${id}`;
}

export const tipChoices: Handlers = {
  "ecom.tips.previewTip": served("anyone", previewTip),
  "ecom.tips.getTipChoice": served("anyone", (request: Entity, context) => {
    const tipChoice = context.store(tipSlice).choices.get(choiceKey(context, request));
    return tipChoice ? { tipChoice } : {};
  }),
  "ecom.tips.updateTipChoice": served("anyone", (request: Entity, context) => {
    const tipChoice = { tipType: "UNKNOWN_TIP_TYPE", ...objectOf(request.tipChoice) };
    context.changes.put(context.store(tipSlice).choices, choiceKey(context, request), tipChoice);
    return { tipChoice };
  }),
};
