// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get the translated text that a catalog app shows on the checkout page.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/** Identifiers of {@link getCheckoutContent}. */
export interface GetCheckoutContentIdentifiers {
  /** Id of the catalog app. */
  appId: string;
  /** Id of the app component that provides the text. */
  componentId: string;
}

/** Options of {@link getCheckoutContent}. */
export interface GetCheckoutContentOptions {
  /** Language of the text, such as 'en'. 1 to 20 characters. */
  languageCode?: string | null;
}

/**
 * Application error codes for {@link getCheckoutContent}, and how to fix the errors.
 *
 * - `TRANSLATIONS_NOT_FOUND`: No translations exist for this language. Request the content in
 *   the site's main language.
 * - `REQUIRED_APP_NOT_INSTALLED`: The site does not have the required app. Install the app from
 *   the site's dashboard.
 * - `REQUIRED_COMPONENT_DOES_NOT_EXIST`: The site's checkout page lacks a required component.
 *   In the editor, add the checkout page again, and publish the site.
 */
export type GetCheckoutContentErrorCode =
  | "TRANSLATIONS_NOT_FOUND"
  | "REQUIRED_APP_NOT_INSTALLED"
  | "REQUIRED_COMPONENT_DOES_NOT_EXIST";

/**
 * Returns the checkout page text of an app component in a given language.
 *
 * `GET /ecom/v1/checkout-content/{appId}/{componentId}` (ecom/checkout-content)
 *
 * @param identifiers - Required fields: `appId` and `componentId`.
 * @param options - Optional fields: `languageCode`.
 * @remarks For error codes, see {@link GetCheckoutContentErrorCode}. Requires the permission
 *   `ECOM.CHECKOUT_CONTENT_READ`.
 * @example
 * ```ts
 * const response = await client.use(checkoutContent).getCheckoutContent({
 *   appId: "<app id>",
 *   componentId: "<component id>",
 * });
 * ```
 */
export const getCheckoutContent: ((
  identifiers: GetCheckoutContentIdentifiers,
  options?: GetCheckoutContentOptions,
) => Promise<GetCheckoutContentResponse>) &
  Throws<GetCheckoutContentErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutContent.getCheckoutContent",
  method: "GET",
  path: "/ecom/v1/checkout-content/{appId}/{componentId}",
  args: [["appId", "componentId"], ["languageCode"]],
  names: ["identifiers", "options"],
});

/** Request of {@link getCheckoutContent}. */
export interface GetCheckoutContentRequest {
  /** Id of the catalog app. */
  appId: string;
  /** Id of the app component that provides the text. */
  componentId: string;
  /** Language of the text, such as 'en'. 1 to 20 characters. */
  languageCode?: string | null;
}

/** Response of {@link getCheckoutContent}. */
export interface GetCheckoutContentResponse {
  /** The text in the requested language. */
  checkoutContent?: CheckoutContent;
}

/** Text that a catalog app shows on the checkout page instead of the standard text. */
export interface CheckoutContent {
  /** Text of the link back to the store. 1 to 30 characters. */
  continueShoppingLink?: string | null;
  /** Title of the order summary. 1 to 30 characters. */
  orderSummary?: string | null;
  /** Title of the customer details step. 1 to 30 characters. */
  customerDetails?: string | null;
  /** Title of the last step, where the buyer reviews and places the order. 1 to 50 characters. */
  reviewAndPlaceOrder?: string | null;
  /** Text of the button that places the order. 1 to 50 characters. */
  placeOrderButton?: string | null;
  /** Text of the button that places the order and pays. 1 to 50 characters. */
  placeOrderPayButton?: string | null;
}
