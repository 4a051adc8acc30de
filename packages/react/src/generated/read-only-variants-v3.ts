// Generated from api/ by `npm run generate`. Do not edit.

import { operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/stores/read-only-variants-v3";
import { productMediaCodec, variantPhysicalPropertiesCodec } from "./codecs.js";

/** `readOnlyVariantsV3.queryVariants` without its builder. */
export const queryVariants: Sent<typeof service.queryVariants> = /* @__PURE__ */ operation({
  name: "stores.readOnlyVariantsV3.queryVariants",
  path: "/stores/v3/products/query-variants",
  args: ["query", ["fields"]],
  response: {
    variants: {
      media: productMediaCodec,
      physicalProperties: variantPhysicalPropertiesCodec,
      productData: { updatedDate: "d" },
      revenueDetails: { profitMargin: "f" },
    },
  },
  read: true,
  query: { items: "variants" },
});
