// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Switch the collection of restock notification requests on or off for each catalog app.
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";


const startCollectingRequestsOperation: Operation = {
  name: "ecom.backInStockSettings.startCollectingRequests",
  method: "POST",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting",
  names: ["appId"],
  args: { appId: "0" },
};
/** Codes of the application errors of {@link startCollectingRequests}. */
export type StartCollectingRequestsErrorCode = "NOT_SUPPORTED_APP_DEF_ID";
/**
 * Begin accepting restock requests for the items of one catalog app.
 *
 * `POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting` (ecom/back-in-stock-settings)
 * @param appId - app id
 * @returns the whole answer, a `StartCollectingRequestsResponse`
 * @throws ValidationError, ApplicationError (see {@link StartCollectingRequestsErrorCode}), HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockSettings).startCollectingRequests("<app id>");
 * ```
 */
export function startCollectingRequests(appId: string): Promise<StartCollectingRequestsResponse> {
  return call(startCollectingRequestsOperation, [appId]);
}
const stopCollectingRequestsOperation: Operation = {
  name: "ecom.backInStockSettings.stopCollectingRequests",
  method: "POST",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting",
  names: ["appId"],
  args: { appId: "0" },
};
/**
 * Stop accepting new restock requests for the items of one catalog app.
 *
 * `POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting` (ecom/back-in-stock-settings)
 * @param appId - app id
 * @returns the whole answer, a `StopCollectingRequestsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockSettings).stopCollectingRequests("<app id>");
 * ```
 */
export function stopCollectingRequests(appId: string): Promise<StopCollectingRequestsResponse> {
  return call(stopCollectingRequestsOperation, [appId]);
}
const getSettingsOperation: Operation = {
  name: "ecom.backInStockSettings.getSettings",
  method: "PUT",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings",
  read: true,
};
/**
 * Read, for every catalog app, whether restock requests are being collected.
 *
 * `PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings` (ecom/back-in-stock-settings)
 * @returns the whole answer, a `GetSettingsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockSettings).getSettings();
 * ```
 */
export function getSettings(): Promise<GetSettingsResponse> {
  return call(getSettingsOperation, []);
}


export interface StartCollectingRequestsRequest {
  /** Guid. */
  appId: string;
}
export interface StartCollectingRequestsResponse {
  settings?: BackInStockSettings;
}
export interface BackInStockSettings {
  collectionStates: BackInStockCollectionState[];
}
export interface BackInStockCollectionState {
  /** Guid. */
  appId: string;
  collectingRequests: boolean;
}
export interface StopCollectingRequestsRequest {
  /** Guid. */
  appId: string;
}
export interface StopCollectingRequestsResponse {
  settings?: BackInStockSettings;
}
export type GetSettingsRequest = Record<string, never>;
export interface GetSettingsResponse {
  settings?: BackInStockSettings;
}
