import type { Context } from "../../kernel/context.js";
import { amount, sum, text } from "../../kernel/money.js";
import { defineService } from "../../kernel/service.js";
import { cursorMetadata } from "../../query/page.js";
import { type Conditions, type Query, runQuery, select } from "../../query/run-query.js";
import type { Entity } from "../../resource/declaration.js";
import { queryFields } from "../../resource/query-fields.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { served } from "../served.js";
import { tipChoices } from "./choices.js";
import { orderTips } from "./order-tips.js";
import { tipSettings } from "./settings.js";
import type { Staff, TipDistribution } from "./slice.js";
import { tipSlice } from "./slice.js";

/** Functions of `emulator.controls.tips`. */
export interface TipControls {
  /** Sets the staff members whom buyers can tip. */
  setStaff(staff: readonly Staff[]): void;
}

const QUERY = "ecom.tips.queryTipDistributions";

function distributionsOf({ store }: Context) {
  const { tips, created } = store(tipSlice);
  const order = ({ id }: TipDistribution) => created.get(id) ?? 0;
  const items = [...tips.values()].flatMap(({ distributions }) => distributions);
  items.sort((a, b) => order(a) - order(b));
  return { items, fields: queryFields(QUERY), scope: QUERY, order };
}

function listTippableStaff(request: Entity, { store }: Context) {
  const { includeWixUsers, filterByName, filterByIds } = request;
  const ids = listOf(filterByIds);
  const name = String(filterByName ?? "").toLowerCase();
  const staff = store(tipSlice).staff.filter(
    (one) =>
      (includeWixUsers === true || !one.identificationData?.wixUserId) &&
      one.name.toLowerCase().includes(name) &&
      (ids.length === 0 || ids.includes(one.id)),
  );
  return { staff: staff.slice(0, 100) };
}

const tipService = defineService({
  ...tipSlice,
  handlers: {
    ...orderTips,
    ...tipChoices,
    [QUERY]: served("admin", (request: Entity, context) => {
      const page = runQuery(distributionsOf(context), objectOf(request.query) as Query);
      return { tipDistributions: page.items, pagingMetadata: cursorMetadata(page) };
    }),
    "ecom.tips.sumTipDistributionAmounts": served("admin", (request: Entity, context) => {
      const conditions = { filter: request.filter } as Conditions;
      const distributions = select(distributionsOf(context), conditions);
      const total = sum(distributions.map((one) => amount(one.amount)));
      return { totalAmount: text(total, context.site.currency) };
    }),
    "ecom.tippableStaff.listTippableStaff": served("admin", listTippableStaff),
  },
  controls: (act): TipControls => ({
    setStaff(staff) {
      act(({ store, changes }) => {
        changes.set(store(tipSlice), "staff", structuredClone(staff));
      });
    },
  }),
});

export const tips = [tipSettings, tipService] as const;
