// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { Version } from "./common.js";

export { Version } from "./common.js";

export const GetCatalogVersionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetCatalogVersionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogVersion: Version.optional() }),
);

export const StoreStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ENABLED", "DISABLED", "PENDING", "DEMO"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.catalogVersioning.getCatalogVersion": GetCatalogVersionRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.catalogVersioning.getCatalogVersion":
    /* @__PURE__ */ responseSchema(GetCatalogVersionResponse),
};
