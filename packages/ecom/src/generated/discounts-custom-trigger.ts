// Generated from api/ by `npm run generate`. Do not edit.

/**
 * List the discount triggers that installed apps provide.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Lists up to 1,000 custom discount triggers from installed apps.
 *
 * `POST /ecom/v1/discount-custom-triggers/list` (ecom/discounts-custom-trigger)
 *
 * @remarks Requires the permission `ECOM.CUSTOM_TRIGGERS_READ`.
 * @example
 * ```ts
 * const response = await client.use(discountsCustomTrigger).listTriggers();
 * ```
 */
export const listTriggers: () => Promise<ListTriggersResponse> = /* @__PURE__ */ operation({
  name: "ecom.discountsCustomTrigger.listTriggers",
  path: "/ecom/v1/discount-custom-triggers/list",
  read: true,
});

/** Request of {@link listTriggers}. */
export type ListTriggersRequest = Record<string, never>;

/** Response of {@link listTriggers}. */
export interface ListTriggersResponse {
  /** Triggers from all installed apps. At most 1,000 items. */
  triggers: ListTriggersResponseCustomTrigger[];
}

/** A discount condition that an app checks. */
export interface ListTriggersResponseCustomTrigger {
  /** Id of the trigger. 1 to 100 characters. */
  id: string;
  /** Id of the app. */
  appId: string;
  /** Name of the trigger. 1 to 200 characters. */
  name: string;
}
