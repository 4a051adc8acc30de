import type { Context } from "../../../kernel/context.js";
import type { Entity } from "../../../resource/declaration.js";
import { queryFields } from "../../../resource/query-fields.js";
import { resource } from "../../../resource/resource.js";
import { fieldNames } from "../../../resource/verbs/verb.js";
import { checkV3Request, handleOf } from "../lookup.js";
import { isVisibleInPos } from "../model.js";
import { serialize } from "../product-cache.js";
import type { Stocked } from "../stock.js";
import { requestedFields, variantSource } from "./source.js";
import { type ProductField, variantView } from "./variant.js";

const QUERY_FIELDS = /* @__PURE__ */ queryFields("stores.readOnlyVariantsV3.queryVariants");
const OPTIONAL_FIELDS: readonly ProductField[] = ["CURRENCY", "MERCHANT_DATA"];

function variantViewWith(context: Context, fields: ReadonlySet<ProductField>) {
  const optionalFields = OPTIONAL_FIELDS.filter((field) => fields.has(field));
  const view = {
    fields: new Set<ProductField>(["VARIANT_OPTION_CHOICE_NAMES", ...optionalFields]),
    variants: true,
  };
  return ({ product, variant }: Stocked): Entity => {
    const { choices, ...rest } = variantView(context, product, variant, view);
    const { id: productId, name, slug, productType, visible, mainCategoryId } = product;
    return {
      ...rest,
      variantId: variant.id,
      optionChoices: choices,
      productData: {
        ...{ productId, name, slug, productType, visible, mainCategoryId },
        handle: handleOf(product),
        visibleInPos: isVisibleInPos(product),
        revision: String(product.revision),
        currency: fields.has("CURRENCY") ? context.site.currency : undefined,
      },
    };
  };
}

export const readOnlyVariants = resource<Stocked>("stores.readOnlyVariantsV3", {
  access: "anyone",
  checkRequest: checkV3Request,
  source: (tools, request) => {
    const view = variantViewWith(tools, requestedFields(tools, fieldNames(request)));
    const isSearch = tools.operation.endsWith(".searchVariants");
    const options = isSearch ? { rejectEmptyFilter: true } : { fields: QUERY_FIELDS };
    return { ...variantSource(tools), view, ...options };
  },
  list: (tools, items, requested) => {
    const fields = requestedFields(tools, requested);
    const name = `variant ${[...fields].sort().join()}`;
    return serialize(tools, name, items, variantViewWith(tools, fields));
  },
});
