// Generated from api/ by `npm run generate`. Do not edit.

import { type CodecTable, operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/stores/products-v3";
import { productMediaCodec, richContentCodec, variantPhysicalPropertiesCodec } from "./codecs.js";

const choicesSettingsCodec: CodecTable = {
  choicesSettings: {
    choices: {
      displayImage: { urlExpirationDate: "d" },
      image: { urlExpirationDate: "d" },
      linkedMedia: productMediaCodec,
    },
  },
};

const variantCodec: CodecTable = {
  media: productMediaCodec,
  physicalProperties: variantPhysicalPropertiesCodec,
  revenueDetails: { profitMargin: "f" },
};

const v3ProductCodec: CodecTable = {
  createdDate: "d",
  description: richContentCodec,
  infoSections: { description: richContentCodec },
  media: { itemsInfo: { items: productMediaCodec }, main: productMediaCodec },
  minVariantPriceInfo: {
    pricePerUnitData: { settings: { quantity: "f" } },
    revenueDetails: { profitMargin: "f" },
    weight: "f",
  },
  modifiers: choicesSettingsCodec,
  options: choicesSettingsCodec,
  physicalProperties: {
    pricePerUnit: { quantity: "f" },
    shippingWeightRange: { maxValue: "f", minValue: "f" },
  },
  subscriptionDetails: { subscriptions: { discount: { percentOff: "f" } } },
  updatedDate: "d",
  variantSummary: { minPriceVariant: variantCodec },
  variantsInfo: { variants: variantCodec },
};

/** `productsV3.getProduct`. */
export const getProduct: typeof service.getProduct = /* @__PURE__ */ operation({
  name: "stores.productsV3.getProduct",
  method: "GET",
  path: "/stores/v3/products/{productId}",
  args: ["productId", ["fields"]],
  response: { product: v3ProductCodec },
  returns: "product",
});

/** `productsV3.getProductBySlug`. */
export const getProductBySlug: typeof service.getProductBySlug = /* @__PURE__ */ operation({
  name: "stores.productsV3.getProductBySlug",
  method: "GET",
  path: "/stores/v3/products/slug/{slug}",
  args: ["slug", ["fields"]],
  response: { product: v3ProductCodec },
});

/** `productsV3.searchProducts` without its builder. */
export const searchProducts: Sent<typeof service.searchProducts> = /* @__PURE__ */ operation({
  name: "stores.productsV3.searchProducts",
  method: "GET",
  path: "/stores/v3/products/search",
  args: ["search", ["fields"]],
  request: {
    search: {
      aggregations: {
        nested: { nestedAggregations: { range: { buckets: { from: "f", to: "f" } } } },
        range: { buckets: { from: "f", to: "f" } },
      },
    },
  },
  response: {
    aggregationData: {
      results: {
        groupedByValue: {
          results: {
            nestedResults: { ranges: { results: { from: "f", to: "f" } }, scalar: { value: "f" } },
          },
        },
        nested: {
          results: { results: { "*": { range: { from: "f", to: "f" }, scalar: { value: "f" } } } },
        },
        ranges: { results: { from: "f", to: "f" } },
        scalar: { value: "f" },
      },
    },
    products: v3ProductCodec,
  },
  complex: true,
  fallback: true,
  query: { items: "products" },
});
