// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the translated texts that a catalog app shows on the checkout page.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/** The `identifiers` of {@link getCheckoutContent}. */
export interface GetCheckoutContentIdentifiers {
  /** Id of the catalog app. */
  appId: string;
  /** Id of the app's component that holds the texts. */
  componentId: string;
}

/** The `options` of {@link getCheckoutContent}. */
export interface GetCheckoutContentOptions {
  /** Language of the texts, such as 'en'. 1 to 20 characters. */
  languageCode?: string | null;
}

/**
 * Codes of the application errors of {@link getCheckoutContent}, and what to do.
 *
 * - `TRANSLATIONS_NOT_FOUND`: There are no texts in this language: ask for the site's main
 *   language.
 * - `REQUIRED_APP_NOT_INSTALLED`: The site lacks the app that this needs: install it from the
 *   dashboard.
 * - `REQUIRED_COMPONENT_DOES_NOT_EXIST`: The site's checkout page lacks a part that this needs:
 *   add the page again in the editor and publish.
 */
export type GetCheckoutContentErrorCode =
  | "TRANSLATIONS_NOT_FOUND"
  | "REQUIRED_APP_NOT_INSTALLED"
  | "REQUIRED_COMPONENT_DOES_NOT_EXIST";

/**
 * Fetch the checkout page texts of one app component in a given language.
 *
 * `GET /ecom/v1/checkout-content/{appId}/{componentId}` (ecom/checkout-content)
 *
 * @param identifiers - Has to hold `appId`, `componentId`.
 * @param options - May hold `languageCode`.
 * @remarks Its application errors have a {@link GetCheckoutContentErrorCode}. Needs
 *   ECOM.CHECKOUT_CONTENT_READ.
 * @example
 * ```ts
 * const answer = await client.use(checkoutContent).getCheckoutContent({
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

/** What {@link getCheckoutContent} is called with. */
export interface GetCheckoutContentRequest {
  /** Id of the catalog app. */
  appId: string;
  /** Id of the app's component that holds the texts. */
  componentId: string;
  /** Language of the texts, such as 'en'. 1 to 20 characters. */
  languageCode?: string | null;
}

/** What {@link getCheckoutContent} answers. */
export interface GetCheckoutContentResponse {
  /** The texts in the language that was asked for. */
  checkoutContent?: CheckoutContent;
}

/** Texts that a catalog app shows on the checkout page instead of the standard ones. */
export interface CheckoutContent {
  /** Text of the way back to the shop. 1 to 30 characters. */
  continueShoppingLink?: string | null;
  /** Title of the order summary. 1 to 30 characters. */
  orderSummary?: string | null;
  /** Title of the step that asks for the customer's details. 1 to 30 characters. */
  customerDetails?: string | null;
  /** Title of the last step. 1 to 50 characters. */
  reviewAndPlaceOrder?: string | null;
  /** Text of the button that places the order. 1 to 50 characters. */
  placeOrderButton?: string | null;
  /** Text of the button that places the order and pays. 1 to 50 characters. */
  placeOrderPayButton?: string | null;
}
