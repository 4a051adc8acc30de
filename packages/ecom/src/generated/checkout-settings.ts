// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and change how the shop's checkout looks and behaves: policies, fields and branding.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";
import type { Image, ImageInput } from "@portico/core/types";
import { checkoutSettingsCodec } from "./codecs.js";

export type { Image, ImageInput } from "@portico/core/types";

/**
 * Read the shop's checkout settings.
 *
 * `GET /ecom/v1/checkout-settings` (ecom/checkout-settings)
 *
 * @remarks Requires the permission `ECOM.READ_CHECKOUT_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(checkoutSettings).getCheckoutSettings();
 * ```
 */
export const getCheckoutSettings: () => Promise<GetCheckoutSettingsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkoutSettings.getCheckoutSettings",
    method: "GET",
    path: "/ecom/v1/checkout-settings",
    response: { checkoutSettings: checkoutSettingsCodec },
  });

/**
 * Change the shop's checkout policies, form fields, branding or billing requirements.
 *
 * `PATCH /ecom/v1/checkout-settings` (ecom/checkout-settings)
 *
 * @param checkoutSettings - The fields to change; those left out stay as they are.
 * @remarks Requires the permission `ECOM.UPDATE_CHECKOUT_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(checkoutSettings).updateCheckoutSettings({
 *   checkoutBillingFields: "All_FIELDS",
 * });
 * ```
 */
export const updateCheckoutSettings: (
  checkoutSettings: CheckoutSettingsInput,
) => Promise<UpdateCheckoutSettingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.checkoutSettings.updateCheckoutSettings",
  method: "PATCH",
  path: "/ecom/v1/checkout-settings",
  args: ["checkoutSettings"],
  request: { checkoutSettings: checkoutSettingsCodec, fieldMask: "m" },
  response: { checkoutSettings: checkoutSettingsCodec },
  mask: "fieldMask",
});

/** Event that {@link onCheckoutSettingsUpdated} passes to its handler. */
export interface CheckoutSettingsUpdatedEvent {
  /** The entity after the change. */
  entity: CheckoutSettings;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Sent when the shop's checkout settings change.
 *
 * Event type `wix.ecom.v1.checkout_settings_updated`.
 *
 * @example
 * ```ts
 * client.use(checkoutSettings).onCheckoutSettingsUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCheckoutSettingsUpdated: (
  handler: EventHandler<CheckoutSettingsUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.checkout_settings_updated",
  codec: { entity: checkoutSettingsCodec, modifiedFields: checkoutSettingsCodec },
});

/** Request of {@link getCheckoutSettings}. */
export type GetCheckoutSettingsRequest = Record<string, never>;

/** Response of {@link getCheckoutSettings}. */
export interface GetCheckoutSettingsResponse {
  /** Policies, fields and looks of the checkout page. */
  checkoutSettings?: CheckoutSettings;
}

/** How the shop's checkout page looks and what it asks for. */
export interface CheckoutSettings {
  /** Policies that the page links to. */
  checkoutPolicies?: CheckoutPolicies;
  /** Checkboxes and ways of paying on the page. */
  checkoutFields?: CheckoutFields;
  /** Colors, logo and shapes of the page. */
  checkoutBrand?: CheckoutBrand;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
  /** Which billing fields the page asks for. */
  checkoutBillingFields: CheckoutBillingFields;
}

/** How the shop's checkout page looks and what it asks for. */
export interface CheckoutSettingsInput {
  /** Policies that the page links to. */
  checkoutPolicies?: CheckoutPolicies;
  /** Checkboxes and ways of paying on the page. */
  checkoutFields?: CheckoutFields;
  /** Colors, logo and shapes of the page. */
  checkoutBrand?: CheckoutBrandInput;
  /** Which billing fields the page asks for. */
  checkoutBillingFields?: CheckoutBillingFields;
}

/** Policies that the checkout page links to. */
export interface CheckoutPolicies {
  /** Terms and conditions that the page links to. */
  termsAndConditions?: TermsAndConditionsPolicy;
  /** What the page links to as privacy policy. */
  privacyPolicy?: PrivacyPolicy;
  /** What the page links to as return policy. */
  returnPolicy?: ReturnPolicy;
  /** What the page links to as policy for digital items. */
  digitalItemPolicy?: DigitalItemPolicy;
  /** How to reach the shop. */
  contactUs?: ContactUsPolicy;
  /** A policy of the merchant's own. */
  customPolicy?: CustomCheckoutPolicy;
}

/** Terms and conditions on the checkout page. */
export interface TermsAndConditionsPolicy {
  /** True when the page shows them. */
  visible?: boolean | null;
  /** Text of the terms. */
  content?: string | null;
}

/** Privacy policy on the checkout page. */
export interface PrivacyPolicy {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
}

/** Return policy on the checkout page. */
export interface ReturnPolicy {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
}

/** Policy for digital items on the checkout page. */
export interface DigitalItemPolicy {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
}

/** How to reach the shop, on the checkout page. */
export interface ContactUsPolicy {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** Text to show. */
  content?: string | null;
}

/** A policy of the merchant's own on the checkout page. */
export interface CustomCheckoutPolicy {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
  /** Title of the policy. */
  title?: string | null;
}

/** Checkboxes and ways of paying on the checkout page. */
export interface CheckoutFields {
  /** Checkbox that subscribes the buyer to the shop's mailings. */
  subscriptionCheckbox?: SubscriptionCheckboxField;
  /** Checkbox by which the buyer agrees to the policies. */
  policyAgreementCheckbox?: CheckboxField;
  /** True when the buyer may pay with a gift card. */
  giftCardRedeemEnabled?: boolean | null;
  /** True when the merchant may start later charges of the buyer's payment method. */
  mitEnabled?: boolean | null;
  /** True when payments are authorized first and captured later. */
  delayCaptureEnabled?: boolean | null;
  /** True when authorized payments are captured by themselves before they expire. */
  captureBeforeExpiryEnabled?: boolean | null;
}

/** Checkbox that subscribes the buyer to the shop's mailings. */
export interface SubscriptionCheckboxField {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** True when it is checked to begin with. */
  checkedByDefault?: boolean | null;
  /** True when each channel, such as email and text message, has a checkbox of its own. */
  splitByChannel?: boolean | null;
}

/** A checkbox of the checkout page. */
export interface CheckboxField {
  /** True when the page shows it. */
  visible?: boolean | null;
  /** True when it is checked to begin with. */
  checkedByDefault?: boolean | null;
}

/** Colors, logo and shapes of the checkout page. */
export interface CheckoutBrand {
  /** Top of the page. */
  header?: CheckoutHeader;
  /** Form and order summary. */
  mainSection?: CheckoutMain;
  /** Bottom of the page. */
  footer?: CheckoutFooter;
  /** Colors that count for the whole page. */
  global?: CheckoutGlobal;
}

/** Colors, logo and shapes of the checkout page. */
export interface CheckoutBrandInput {
  /** Top of the page. */
  header?: CheckoutHeaderInput;
  /** Form and order summary. */
  mainSection?: CheckoutMainInput;
  /** Bottom of the page. */
  footer?: CheckoutFooterInput;
  /** Colors that count for the whole page. */
  global?: CheckoutGlobal;
}

/** Top of the checkout page. */
export interface CheckoutHeader {
  /** Text in the header. At most 55 characters. */
  text?: string | null;
  /** Color of the text as a hex code. */
  textColor?: string | null;
  /** Logo of the shop. */
  logo?: Logo;
  /** Where logo and text stand. */
  alignment: Alignment;
  /** True when the header says that this is the checkout. */
  displayCheckoutLabel?: boolean | null;
  /** Way back to the shop. */
  continueShopping?: ContinueShopping;
  /** Color or image behind the header. */
  backgroundFill?: BackgroundFill;
  /** Color of the line below the header as a hex code. */
  dividerColor?: string | null;
}

/** Top of the checkout page. */
export interface CheckoutHeaderInput {
  /** Text in the header. At most 55 characters. */
  text?: string | null;
  /** Color of the text as a hex code. */
  textColor?: string | null;
  /** Logo of the shop. */
  logo?: LogoInput;
  /** Where logo and text stand. */
  alignment?: Alignment;
  /** True when the header says that this is the checkout. */
  displayCheckoutLabel?: boolean | null;
  /** Way back to the shop. */
  continueShopping?: ContinueShoppingInput;
  /** Color or image behind the header. */
  backgroundFill?: BackgroundFillInput;
  /** Color of the line below the header as a hex code. */
  dividerColor?: string | null;
}

/** Logo on the checkout page. */
export interface Logo {
  /** Size at which it is shown. */
  size: LogoSize;
  /** Image of the logo. */
  image?: {
    /** Id of the media file. */
    id: string;
    /** Address of the image file. */
    url: string;
    /** Height of the original in pixels. */
    height: number;
    /** Width of the original in pixels. */
    width: number;
    /** Text for readers who cannot see the image. */
    altText?: string | null;
    /** Name of the uploaded file. */
    filename?: string | null;
    /** When the address stops working; absent for addresses that last. */
    urlExpirationDate?: Date | null;
    /** Point that should stay visible when the image is cropped. */
    focalPoint?: {
      /** Distance from the left edge. */
      x?: number | null;
      /** Distance from the top edge. */
      y?: number | null;
    };
  };
}

/** Logo on the checkout page. */
export interface LogoInput {
  /** Size at which it is shown. */
  size?: LogoSize;
  /** Image of the logo. */
  image?: {
    /** Id of the media file. */
    id?: string;
    /** Address of the image file. */
    url?: string;
    /** Height of the original in pixels. */
    height?: number;
    /** Width of the original in pixels. */
    width?: number;
    /** Text for readers who cannot see the image. */
    altText?: string | null;
    /** Name of the uploaded file. */
    filename?: string | null;
    /** When the address stops working; absent for addresses that last. */
    urlExpirationDate?: Date | null;
    /** Point that should stay visible when the image is cropped. */
    focalPoint?: {
      /** Distance from the left edge. */
      x?: number | null;
      /** Distance from the top edge. */
      y?: number | null;
    };
  };
}

/** Sizes of the logo: small, medium or large. */
export type LogoSize = "SMALL" | "MEDIUM" | "LARGE" | (string & {});

/** Where the header's content stands: at the side or in the center. */
export type Alignment = "SIDE" | "CENTER" | (string & {});

/** Way back to the shop on the checkout page. */
export interface ContinueShopping {
  /** True when it is not shown. */
  hidden?: boolean | null;
  /** Whether it is shown as text or as an icon. */
  displayType: DisplayType;
}

/** Way back to the shop on the checkout page. */
export interface ContinueShoppingInput {
  /** True when it is not shown. */
  hidden?: boolean | null;
  /** Whether it is shown as text or as an icon. */
  displayType?: DisplayType;
}

/** How the way back is shown: text or icon. */
export type DisplayType = "TEXT" | "ICON" | (string & {});

/**
 * What fills a background: one of the two is set.
 *
 * At most one of: `color`, `image`.
 */
export type BackgroundFill =
  | {
      /** A color as a hex code. */
      color?: string | null;
      image?: undefined;
    }
  | {
      color?: null;
      /** An image that covers the background. */
      image?: Image;
    };

/**
 * What fills a background: one of the two is set.
 *
 * At most one of: `color`, `image`.
 */
export type BackgroundFillInput =
  | {
      /** A color as a hex code. */
      color?: string | null;
      image?: undefined;
    }
  | {
      color?: null;
      /** An image that covers the background. */
      image?: ImageInput;
    };

/** Form and order summary of the checkout page. */
export interface CheckoutMain {
  /** Color or image behind the form. */
  formBackgroundFill?: BackgroundFill;
  /** Color or image behind the order summary. */
  summaryBackgroundFill?: BackgroundFill;
  /** Color of the lines between parts as a hex code. */
  dividerColor?: string | null;
  /** Color of tinted boxes as a hex code. */
  tintedBoxColor?: string | null;
  /** Shape of the buttons for express payment. */
  expressButtonsCornerRadius: ExpressButtonsCornerRadius;
  /** Roundness of the page's corners. At most 100. */
  cornerRadius?: number | null;
}

/** Form and order summary of the checkout page. */
export interface CheckoutMainInput {
  /** Color or image behind the form. */
  formBackgroundFill?: BackgroundFillInput;
  /** Color or image behind the order summary. */
  summaryBackgroundFill?: BackgroundFillInput;
  /** Color of the lines between parts as a hex code. */
  dividerColor?: string | null;
  /** Color of tinted boxes as a hex code. */
  tintedBoxColor?: string | null;
  /** Shape of the buttons for express payment. */
  expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
  /** Roundness of the page's corners. At most 100. */
  cornerRadius?: number | null;
}

/** Shapes of express buttons: rectangle or pill. */
export type ExpressButtonsCornerRadius = "RECTANGLE" | "PILL" | (string & {});

/** Bottom of the checkout page. */
export interface CheckoutFooter {
  /** Color or image behind the footer. */
  backgroundFill?: BackgroundFill;
  /** Color of the line above the footer as a hex code. */
  dividerColor?: string | null;
}

/** Bottom of the checkout page. */
export interface CheckoutFooterInput {
  /** Color or image behind the footer. */
  backgroundFill?: BackgroundFillInput;
  /** Color of the line above the footer as a hex code. */
  dividerColor?: string | null;
}

/** Colors that count for the whole checkout page. */
export interface CheckoutGlobal {
  /** Color of what is selected as a hex code. */
  selectionColor?: string | null;
  /** Color of the button that places the order as a hex code. */
  placeOrderButtonColor?: string | null;
  /** Color of the other buttons as a hex code. */
  buttonColor?: string | null;
}

/** Which billing fields the page asks for: all, or only those that are needed. */
export type CheckoutBillingFields = "All_FIELDS" | "MINIMUM_REQUIRED_FIELDS" | (string & {});

/** Request of {@link updateCheckoutSettings}. */
export interface UpdateCheckoutSettingsRequest {
  /** The fields to change; those left out stay as they are. */
  checkoutSettings: CheckoutSettingsInput;
}

/** Response of {@link updateCheckoutSettings}. */
export interface UpdateCheckoutSettingsResponse {
  /** The settings after the change. */
  checkoutSettings?: CheckoutSettings;
}
