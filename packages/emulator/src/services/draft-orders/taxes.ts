import type { Context } from "../../kernel/context.js";
import { type Amount, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { cartTax } from "../cart/tax.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "../tax/groups.js";
import type { Taxed, TaxPlace } from "../tax/rules.js";
import { asCart, heldBy, rulesOf } from "./as-cart.js";
import { type DraftOrder, linesLeft } from "./model.js";
import { DELIVERY } from "./sums.js";

/** Returns the taxable parts of a draft with their remaining amounts. */
function taxableParts(context: Context, draft: DraftOrder, left: ReadonlyMap<string, Amount>) {
  const leftOf = (id: string) => left.get(id) ?? zero();
  const shipping = leftOf(DELIVERY);
  const one = { quantity: 1, bySettings: true };
  return [
    ...linesLeft(draft).map((line) => {
      const { taxGroupId: groupId = DEFAULT_TAX_GROUP, taxAddress } = rulesOf(context, line);
      const { id, quantity } = line;
      const name = String(objectOf(line.productName).original ?? "");
      return { ...one, id, name, quantity, total: leftOf(id), groupId, address: taxAddress };
    }),
    {
      ...one,
      id: DELIVERY,
      name: "Delivery",
      total: shipping,
      groupId: DELIVERY_TAX_GROUP,
      bySettings: context.site.tax.delivery && shipping.gt(0),
    },
    ...draft.additionalFees
      .filter(({ taxDetails: said, applied }) => applied && said?.taxable)
      .map(({ additionalFee: { id, name }, taxDetails: said }) => {
        const groupId = said?.taxGroupId ?? DEFAULT_TAX_GROUP;
        return { ...one, id, name, total: leftOf(id), groupId };
      }),
  ];
}

/** Returns the tax of a draft's parts, calculated like the tax of a cart. */
export function taxesOf(
  context: Context,
  draft: DraftOrder,
  left: ReadonlyMap<string, Amount>,
  included: boolean,
): ReadonlyMap<string, Taxed> {
  const { logistics } = objectOf(heldBy(draft.shippingInfo, "shippingInfo"));
  const pickup: TaxPlace = objectOf(objectOf(objectOf(logistics).pickupDetails).address);
  const parts = taxableParts(context, draft, left);
  const { currency } = draft;
  return cartTax(context, asCart(context, draft), parts, pickup, { currency, included }).items;
}
