// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get the catalog version of a site.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { Version } from "./common.js";

export type { Version } from "./common.js";

/**
 * Returns whether the site's store has a V1 or V3 catalog, or whether the site has no store.
 *
 * `GET /stores/v3/provision/version` (stores/catalog-versioning)
 *
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.CATALOG_VERSION_READ`.
 * @example
 * ```ts
 * const response = await client.use(catalogVersioning).getCatalogVersion();
 * ```
 */
export const getCatalogVersion: () => Promise<GetCatalogVersionResponse> =
  /* @__PURE__ */ operation({
    name: "stores.catalogVersioning.getCatalogVersion",
    method: "GET",
    path: "/stores/v3/provision/version",
  });

/** Request of {@link getCatalogVersion}. */
export type GetCatalogVersionRequest = Record<string, never>;

/** Response of {@link getCatalogVersion}. */
export interface GetCatalogVersionResponse {
  /** Catalog version of the site's store, if any. */
  catalogVersion: Version;
}

/** Whether a store is active. The platform's documentation names no field with these values. */
export type StoreStatus = "ENABLED" | "DISABLED" | "PENDING" | "DEMO" | (string & {});
