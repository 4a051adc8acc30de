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
 * @remarks Who may call it: visitor, member, API key, app. Needs
 *   WIX_STORES.CATALOG_VERSION_READ.
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

/** What {@link getCatalogVersion} is called with. */
export type GetCatalogVersionRequest = Record<string, never>;

/** What {@link getCatalogVersion} answers. */
export interface GetCatalogVersionResponse {
  /** Which catalog the site's shop has, if it has a shop. */
  catalogVersion: Version;
}

/** Whether a store is in use. The specification names no field that holds it. */
export type StoreStatus = "ENABLED" | "DISABLED" | "PENDING" | "DEMO" | (string & {});
