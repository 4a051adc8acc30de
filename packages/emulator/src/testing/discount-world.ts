import { createEmulator } from "../emulator.js";
import type { EmulatorOptions } from "../options/option-types.js";
import type { Product } from "../services/catalog/model.js";
import { type Json, merchant, reference, STORES, visitor } from "./test-client.js";

export const ALL = { type: "CUSTOM_FILTER", customFilter: { appId: STORES } };

export const onlyItem = (ref: Json) => ({
  type: "CATALOG_ITEM",
  catalogItemFilter: { catalogAppId: STORES, catalogItemIds: [ref.catalogItemId] },
});

export async function makeDiscounts(site: EmulatorOptions["site"] = {}) {
  const emulator = createEmulator({ seed: "minimal", site });
  const owner = merchant(emulator);
  const guest = await visitor(emulator);
  const summary = async (): Promise<Json> =>
    (await guest.call("ecom.currentCartV2.estimateCurrentCart")).summary;
  return {
    emulator,
    owner,
    guest,
    setPrice(slug: string, price: string): Json {
      const ref = reference(emulator, slug);
      const products = emulator.state.catalog.products as Map<string, Product>;
      const product = products.get(ref.catalogItemId);
      const variants = product?.variants.map((variant) => ({ ...variant, price }));
      if (product && variants) products.set(product.id, { ...product, variants });
      return ref;
    },
    async createRule(discount: object, rest: object = {}, scope: object = ALL): Promise<Json> {
      const specificItemsInfo = { scopes: [scope] };
      const values = [{ targetType: "SPECIFIC_ITEMS", specificItemsInfo, ...discount }];
      const discountRule = { name: "Sale", discounts: { values }, ...rest };
      return (await owner.call("ecom.discountRules.createDiscountRule", { discountRule }))
        .discountRule;
    },
    async add(...items: [Json, number][]): Promise<Json> {
      const catalogItems = items.map(([catalogReference, quantity]) => ({
        catalogReference,
        quantity,
      }));
      return (await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems }))
        .cart;
    },
    coupon: () =>
      guest.call("ecom.currentCartV2.addCouponToCurrentCart", { coupon: { code: "WELCOME10" } }),
    summary,
    discountAmount: async (): Promise<string> => (await summary()).priceSummary.discount.amount,
  };
}
