// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Switch the collection of restock notification requests on or off for each catalog app.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Codes of the application errors of {@link startCollectingRequests}, and what to do.
 *
 * - `NOT_SUPPORTED_APP_DEF_ID`: Items of this app cannot be waited for: use the app id of the
 *   shop.
 */
export type StartCollectingRequestsErrorCode = "NOT_SUPPORTED_APP_DEF_ID";

/**
 * Begin accepting restock requests for the items of one catalog app.
 *
 * `POST
 * /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting`
 * (ecom/back-in-stock-settings)
 *
 * @param appId - Id of the catalog app, such as the one of stores.
 * @remarks Its application errors have a {@link StartCollectingRequestsErrorCode}. Needs
 *   ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockSettings).startCollectingRequests("<app id>");
 * ```
 */
export const startCollectingRequests: ((
  appId: string,
) => Promise<StartCollectingRequestsResponse>) &
  Throws<StartCollectingRequestsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.backInStockSettings.startCollectingRequests",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting",
  args: ["appId"],
});

/**
 * Stop accepting new restock requests for the items of one catalog app.
 *
 * `POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting`
 * (ecom/back-in-stock-settings)
 *
 * @param appId - Id of the catalog app, such as the one of stores.
 * @remarks Needs ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockSettings).stopCollectingRequests("<app id>");
 * ```
 */
export const stopCollectingRequests: (appId: string) => Promise<StopCollectingRequestsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.backInStockSettings.stopCollectingRequests",
    path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting",
    args: ["appId"],
  });

/**
 * Read, for every catalog app, whether restock requests are being collected.
 *
 * `PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings`
 * (ecom/back-in-stock-settings)
 *
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockSettings).getSettings();
 * ```
 */
export const getSettings: () => Promise<GetSettingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.backInStockSettings.getSettings",
  method: "PUT",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings",
  read: true,
});

/** What {@link startCollectingRequests} is called with. */
export interface StartCollectingRequestsRequest {
  /** Id of the catalog app, such as the one of stores. */
  appId: string;
}

/** What {@link startCollectingRequests} answers. */
export interface StartCollectingRequestsResponse {
  /** The settings after the change. */
  settings?: BackInStockSettings;
}

/** For which catalog apps requests are collected. */
export interface BackInStockSettings {
  /** One entry per catalog app. */
  collectionStates: BackInStockCollectionState[];
}

/** Whether requests are collected for one catalog app. */
export interface BackInStockCollectionState {
  /** Id of the catalog app. */
  appId: string;
  /** True when requests are collected. */
  collectingRequests: boolean;
}

/** What {@link stopCollectingRequests} is called with. */
export interface StopCollectingRequestsRequest {
  /** Id of the catalog app, such as the one of stores. */
  appId: string;
}

/** What {@link stopCollectingRequests} answers. */
export interface StopCollectingRequestsResponse {
  /** The settings after the change. */
  settings?: BackInStockSettings;
}

/** What {@link getSettings} is called with. */
export type GetSettingsRequest = Record<string, never>;

/** What {@link getSettings} answers. */
export interface GetSettingsResponse {
  /** For which catalog apps requests are collected. */
  settings?: BackInStockSettings;
}
