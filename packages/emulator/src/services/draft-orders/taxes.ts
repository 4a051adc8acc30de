import type { Context } from "../../kernel/context.js";
import { type Amount, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { cartTax } from "../cart/tax.js";
import type { Taxed } from "../pricing/taxes.js";
import { DELIVERY, type Goods } from "../pricing/totals.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "../tax/groups.js";
import type { TaxPlace } from "../tax/rules.js";
import { asCart, heldBy, rulesOf } from "./as-cart.js";
import { amountOf, type DraftOrder, linesLeft } from "./model.js";

/** Returns the taxable parts of a draft. */
function taxableParts(context: Context, draft: DraftOrder, { lines }: Goods, delivery: Amount) {
  const one = { quantity: 1, bySettings: true };
  return [
    ...linesLeft(draft).map((line, index) => {
      const { taxGroupId: groupId = DEFAULT_TAX_GROUP, taxAddress } = rulesOf(context, line);
      const { id, quantity } = line;
      const name = String(objectOf(line.productName).original ?? "");
      return {
        ...one,
        id,
        name,
        quantity,
        total: lines[index]?.left ?? zero(),
        groupId,
        address: taxAddress,
      };
    }),
    {
      ...one,
      id: DELIVERY,
      name: "Delivery",
      total: delivery,
      groupId: DELIVERY_TAX_GROUP,
      bySettings: context.site.tax.delivery && delivery.gt(0),
    },
    ...draft.additionalFees
      .filter(({ taxDetails: said, applied }) => applied && said?.taxable)
      .map(({ additionalFee: { id, name, price }, taxDetails: said }) => {
        const groupId = said?.taxGroupId ?? DEFAULT_TAX_GROUP;
        return { ...one, id, name, total: amountOf(price), groupId };
      }),
  ];
}

/** Returns the tax of a draft's parts, calculated like the tax of a cart. */
export function taxesOf(
  context: Context,
  draft: DraftOrder,
  goods: Goods,
  delivery: Amount,
  included: boolean,
): ReadonlyMap<string, Taxed> {
  const { logistics } = objectOf(heldBy(draft.shippingInfo, "shippingInfo"));
  const pickup: TaxPlace = objectOf(objectOf(objectOf(logistics).pickupDetails).address);
  const parts = taxableParts(context, draft, goods, delivery);
  const { currency } = draft;
  return cartTax(context, asCart(context, draft), parts, pickup, { currency, included }).items;
}
