// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Tell which catalog version a site runs.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { Version } from "./common.js";

export type { Version } from "./common.js";

/**
 * Tell whether the site runs catalog V1, V3 or has no store installed.
 *
 * `GET /stores/v3/provision/version` (stores/catalog-versioning)
 *
 * @remarks Needs WIX_STORES.CATALOG_VERSION_READ.
 * @example
 * ```ts
 * const answer = await client.use(catalogVersioning).getCatalogVersion();
 * ```
 */
export const getCatalogVersion: () => Promise<GetCatalogVersionResponse> =
  /* @__PURE__ */ operation({
    name: "stores.catalogVersioning.getCatalogVersion",
    method: "GET",
    path: "/stores/v3/provision/version",
  });

export type GetCatalogVersionRequest = Record<string, never>;

export interface GetCatalogVersionResponse {
  catalogVersion: Version;
}
