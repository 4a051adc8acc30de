// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Turn the collection of back-in-stock requests on or off for individual catalog apps.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Application error codes for {@link startCollectingRequests}, and how to fix the errors.
 *
 * - `NOT_SUPPORTED_APP_DEF_ID`: Items from this app do not support back-in-stock notifications.
 *   Send the app id of the store.
 */
export type StartCollectingRequestsErrorCode = "NOT_SUPPORTED_APP_DEF_ID";

/**
 * Starts collecting back-in-stock requests for a catalog app's items.
 *
 * `POST
 * /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting`
 * (ecom/back-in-stock-settings)
 *
 * @param appId - Id of the catalog app, such as Wix Stores.
 * @remarks For error codes, see {@link StartCollectingRequestsErrorCode}. Requires the
 *   permission `ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(backInStockSettings).startCollectingRequests("<app id>");
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
 * Stops collecting back-in-stock requests for a catalog app's items.
 *
 * `POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting`
 * (ecom/back-in-stock-settings)
 *
 * @param appId - Id of the catalog app, such as Wix Stores.
 * @remarks Requires the permission `ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(backInStockSettings).stopCollectingRequests("<app id>");
 * ```
 */
export const stopCollectingRequests: (appId: string) => Promise<StopCollectingRequestsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.backInStockSettings.stopCollectingRequests",
    path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting",
    args: ["appId"],
  });

/**
 * Returns whether back-in-stock requests are collected, for each catalog app.
 *
 * `PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings`
 * (ecom/back-in-stock-settings)
 *
 * @remarks Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(backInStockSettings).getSettings();
 * ```
 */
export const getSettings: () => Promise<GetSettingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.backInStockSettings.getSettings",
  method: "PUT",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings",
  read: true,
});

/** Request of {@link startCollectingRequests}. */
export interface StartCollectingRequestsRequest {
  /** Id of the catalog app, such as Wix Stores. */
  appId: string;
}

/** Response of {@link startCollectingRequests}. */
export interface StartCollectingRequestsResponse {
  /** The updated settings. */
  settings?: BackInStockSettings;
}

/** For each catalog app, whether back-in-stock requests are collected. */
export interface BackInStockSettings {
  /** One entry per catalog app. */
  collectionStates: BackInStockCollectionState[];
}

/** Whether requests are collected for one catalog app. */
export interface BackInStockCollectionState {
  /** Id of the catalog app. */
  appId: string;
  /** Whether back-in-stock requests are collected. */
  collectingRequests: boolean;
}

/** Request of {@link stopCollectingRequests}. */
export interface StopCollectingRequestsRequest {
  /** Id of the catalog app, such as Wix Stores. */
  appId: string;
}

/** Response of {@link stopCollectingRequests}. */
export interface StopCollectingRequestsResponse {
  /** The updated settings. */
  settings?: BackInStockSettings;
}

/** Request of {@link getSettings}. */
export type GetSettingsRequest = Record<string, never>;

/** Response of {@link getSettings}. */
export interface GetSettingsResponse {
  /** For each catalog app, whether back-in-stock requests are collected. */
  settings?: BackInStockSettings;
}
