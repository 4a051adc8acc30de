// Generated from api/ by `npm run generate`. Do not edit.

/**
 * List the discount conditions that installed apps contribute.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * List the custom discount triggers offered by apps on the site, up to 1,000.
 *
 * `POST /ecom/v1/discount-custom-triggers/list` (ecom/discounts-custom-trigger)
 *
 * @remarks Needs ECOM.CUSTOM_TRIGGERS_READ.
 * @example
 * ```ts
 * const answer = await client.use(discountsCustomTrigger).listTriggers();
 * ```
 */
export const listTriggers: () => Promise<ListTriggersResponse> = /* @__PURE__ */ operation({
  name: "ecom.discountsCustomTrigger.listTriggers",
  path: "/ecom/v1/discount-custom-triggers/list",
  read: true,
});

/** What {@link listTriggers} is called with. */
export type ListTriggersRequest = Record<string, never>;

/** What {@link listTriggers} answers. */
export interface ListTriggersResponse {
  /** Conditions of all installed apps. At most 1000 items. */
  triggers: ListTriggersResponseCustomTrigger[];
}

/** A discount condition that an app checks. */
export interface ListTriggersResponseCustomTrigger {
  /** Id of the condition. 1 to 100 characters. */
  id: string;
  /** Id of the app. */
  appId: string;
  /** Name of the condition. 1 to 200 characters. */
  name: string;
}
