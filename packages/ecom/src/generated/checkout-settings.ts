// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get and update the store's checkout settings: policies, fields and branding.
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
 * Returns the store's checkout settings.
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
 * Updates the store's checkout policies, form fields, branding or billing fields.
 *
 * `PATCH /ecom/v1/checkout-settings` (ecom/checkout-settings)
 *
 * @param checkoutSettings - The fields to update.
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
 * Calls the handler when the store's checkout settings change.
 *
 * The type of the event is `wix.ecom.v1.checkout_settings_updated`.
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
  /** Policies, fields and branding of the checkout page. */
  checkoutSettings?: CheckoutSettings;
}

/** Content and branding of the store's checkout page. */
export interface CheckoutSettings {
  /** Policies that the checkout page links to. */
  checkoutPolicies?: CheckoutPolicies;
  /** Checkboxes and payment options on the checkout page. */
  checkoutFields?: CheckoutFields;
  /** Colors, logo and shapes of the checkout page. */
  checkoutBrand?: CheckoutBrand;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
  /** Billing fields on the checkout page. */
  checkoutBillingFields: CheckoutBillingFields;
}

/** Content and branding of the store's checkout page. */
export interface CheckoutSettingsInput {
  /** Policies that the checkout page links to. */
  checkoutPolicies?: CheckoutPolicies;
  /** Checkboxes and payment options on the checkout page. */
  checkoutFields?: CheckoutFields;
  /** Colors, logo and shapes of the checkout page. */
  checkoutBrand?: CheckoutBrandInput;
  /** Billing fields on the checkout page. */
  checkoutBillingFields?: CheckoutBillingFields;
}

/** Policies that the checkout page links to. */
export interface CheckoutPolicies {
  /** Terms and conditions that the page links to. */
  termsAndConditions?: TermsAndConditionsPolicy;
  /** Privacy policy that the page links to. */
  privacyPolicy?: PrivacyPolicy;
  /** Return policy that the page links to. */
  returnPolicy?: ReturnPolicy;
  /** Digital item policy that the page links to. */
  digitalItemPolicy?: DigitalItemPolicy;
  /** Contact information of the store. */
  contactUs?: ContactUsPolicy;
  /** A custom policy. */
  customPolicy?: CustomCheckoutPolicy;
}

/** Terms and conditions on the checkout page. */
export interface TermsAndConditionsPolicy {
  /** Whether the checkout page shows the terms and conditions. */
  visible?: boolean | null;
  /** Text of the terms and conditions. */
  content?: string | null;
}

/** Privacy policy on the checkout page. */
export interface PrivacyPolicy {
  /** Whether the checkout page shows the privacy policy. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
}

/** Return policy on the checkout page. */
export interface ReturnPolicy {
  /** Whether the checkout page shows the return policy. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
}

/** Policy for digital items on the checkout page. */
export interface DigitalItemPolicy {
  /** Whether the checkout page shows the policy for digital items. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
}

/** Contact information on the checkout page. */
export interface ContactUsPolicy {
  /** Whether the checkout page shows the contact information. */
  visible?: boolean | null;
  /** Text to show. */
  content?: string | null;
}

/** A custom policy on the checkout page. */
export interface CustomCheckoutPolicy {
  /** Whether the checkout page shows the custom policy. */
  visible?: boolean | null;
  /** Text of the policy. */
  content?: string | null;
  /** Title of the policy. */
  title?: string | null;
}

/** Checkboxes and payment options on the checkout page. */
export interface CheckoutFields {
  /** Checkbox for subscribing to the store's mailings. */
  subscriptionCheckbox?: SubscriptionCheckboxField;
  /** Checkbox for agreeing to the policies. */
  policyAgreementCheckbox?: CheckboxField;
  /** Whether the buyer can pay with a gift card. */
  giftCardRedeemEnabled?: boolean | null;
  /** Whether the merchant can charge the buyer's payment method again later. */
  mitEnabled?: boolean | null;
  /** Whether payments are authorized first and captured later. */
  delayCaptureEnabled?: boolean | null;
  /** Whether authorized payments are captured automatically before they expire. */
  captureBeforeExpiryEnabled?: boolean | null;
}

/** Checkbox for subscribing to the store's mailings. */
export interface SubscriptionCheckboxField {
  /** Whether the checkout page shows the checkbox. */
  visible?: boolean | null;
  /** Whether the checkbox is checked by default. */
  checkedByDefault?: boolean | null;
  /** Whether each channel, such as email or text message, has its own checkbox. */
  splitByChannel?: boolean | null;
}

/** A checkbox on the checkout page. */
export interface CheckboxField {
  /** Whether the checkout page shows the checkbox. */
  visible?: boolean | null;
  /** Whether the checkbox is checked by default. */
  checkedByDefault?: boolean | null;
}

/** Colors, logo and shapes of the checkout page. */
export interface CheckoutBrand {
  /** Header of the checkout page. */
  header?: CheckoutHeader;
  /** Form and order summary on the checkout page. */
  mainSection?: CheckoutMain;
  /** Footer of the checkout page. */
  footer?: CheckoutFooter;
  /** Colors of the whole checkout page. */
  global?: CheckoutGlobal;
}

/** Colors, logo and shapes of the checkout page. */
export interface CheckoutBrandInput {
  /** Header of the checkout page. */
  header?: CheckoutHeaderInput;
  /** Form and order summary on the checkout page. */
  mainSection?: CheckoutMainInput;
  /** Footer of the checkout page. */
  footer?: CheckoutFooterInput;
  /** Colors of the whole checkout page. */
  global?: CheckoutGlobal;
}

/** Header of the checkout page. */
export interface CheckoutHeader {
  /** Text in the header. At most 55 characters. */
  text?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** Logo of the store. */
  logo?: Logo;
  /** Alignment of the logo and text. */
  alignment: Alignment;
  /** Whether the header shows a checkout label. */
  displayCheckoutLabel?: boolean | null;
  /** Link back to the store. */
  continueShopping?: ContinueShopping;
  /** Background color or image of the header. */
  backgroundFill?: BackgroundFill;
  /** Color of the line below the header, as a hex code. */
  dividerColor?: string | null;
}

/** Header of the checkout page. */
export interface CheckoutHeaderInput {
  /** Text in the header. At most 55 characters. */
  text?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** Logo of the store. */
  logo?: LogoInput;
  /** Alignment of the logo and text. */
  alignment?: Alignment;
  /** Whether the header shows a checkout label. */
  displayCheckoutLabel?: boolean | null;
  /** Link back to the store. */
  continueShopping?: ContinueShoppingInput;
  /** Background color or image of the header. */
  backgroundFill?: BackgroundFillInput;
  /** Color of the line below the header, as a hex code. */
  dividerColor?: string | null;
}

/** Logo on the checkout page. */
export interface Logo {
  /** Display size of the logo. */
  size: LogoSize;
  /** Image of the logo. */
  image?: {
    /** Id of the media file. */
    id: string;
    /** URL of the image file. */
    url: string;
    /** Height of the original image in pixels. */
    height: number;
    /** Width of the original image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Name of the uploaded file. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
    /** Point of the image that stays visible when it is cropped. */
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
  /** Display size of the logo. */
  size?: LogoSize;
  /** Image of the logo. */
  image?: {
    /** Id of the media file. */
    id?: string;
    /** URL of the image file. */
    url?: string;
    /** Height of the original image in pixels. */
    height?: number;
    /** Width of the original image in pixels. */
    width?: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Name of the uploaded file. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
    /** Point of the image that stays visible when it is cropped. */
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

/** Alignment of the header's content: at the side or in the center. */
export type Alignment = "SIDE" | "CENTER" | (string & {});

/** Link back to the store on the checkout page. */
export interface ContinueShopping {
  /** Whether the element is hidden. */
  hidden?: boolean | null;
  /** Whether the link is shown as text or as an icon. */
  displayType: DisplayType;
}

/** Link back to the store on the checkout page. */
export interface ContinueShoppingInput {
  /** Whether the element is hidden. */
  hidden?: boolean | null;
  /** Whether the link is shown as text or as an icon. */
  displayType?: DisplayType;
}

/** Whether the link to the store is shown as text or as an icon. */
export type DisplayType = "TEXT" | "ICON" | (string & {});

/**
 * Background color or image. One of the two fields is set.
 *
 * At most one of `color` and `image` is set.
 */
export type BackgroundFill =
  | {
      /** Background color as a hex code. */
      color?: string | null;
      image?: undefined;
    }
  | {
      color?: null;
      /** An image that covers the background. */
      image?: Image;
    };

/**
 * Background color or image. One of the two fields is set.
 *
 * At most one of `color` and `image` is set.
 */
export type BackgroundFillInput =
  | {
      /** Background color as a hex code. */
      color?: string | null;
      image?: undefined;
    }
  | {
      color?: null;
      /** An image that covers the background. */
      image?: ImageInput;
    };

/** Form and order summary on the checkout page. */
export interface CheckoutMain {
  /** Background color or image of the form. */
  formBackgroundFill?: BackgroundFill;
  /** Background color or image of the order summary. */
  summaryBackgroundFill?: BackgroundFill;
  /** Color of the dividers, as a hex code. */
  dividerColor?: string | null;
  /** Color of the tinted boxes as a hex code. */
  tintedBoxColor?: string | null;
  /** Shape of the express payment buttons. */
  expressButtonsCornerRadius: ExpressButtonsCornerRadius;
  /** Corner radius of the page's elements. At most 100. */
  cornerRadius?: number | null;
}

/** Form and order summary on the checkout page. */
export interface CheckoutMainInput {
  /** Background color or image of the form. */
  formBackgroundFill?: BackgroundFillInput;
  /** Background color or image of the order summary. */
  summaryBackgroundFill?: BackgroundFillInput;
  /** Color of the dividers, as a hex code. */
  dividerColor?: string | null;
  /** Color of the tinted boxes as a hex code. */
  tintedBoxColor?: string | null;
  /** Shape of the express payment buttons. */
  expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
  /** Corner radius of the page's elements. At most 100. */
  cornerRadius?: number | null;
}

/** Shape of the express payment buttons: rectangle or pill. */
export type ExpressButtonsCornerRadius = "RECTANGLE" | "PILL" | (string & {});

/** Footer of the checkout page. */
export interface CheckoutFooter {
  /** Background color or image of the footer. */
  backgroundFill?: BackgroundFill;
  /** Color of the line above the footer, as a hex code. */
  dividerColor?: string | null;
}

/** Footer of the checkout page. */
export interface CheckoutFooterInput {
  /** Background color or image of the footer. */
  backgroundFill?: BackgroundFillInput;
  /** Color of the line above the footer, as a hex code. */
  dividerColor?: string | null;
}

/** Colors of the whole checkout page. */
export interface CheckoutGlobal {
  /** Color of selected elements, as a hex code. */
  selectionColor?: string | null;
  /** Color of the button that places the order, as a hex code. */
  placeOrderButtonColor?: string | null;
  /** Color of the other buttons, as a hex code. */
  buttonColor?: string | null;
}

/** Which billing fields the checkout page shows: all of them, or only the required ones. */
export type CheckoutBillingFields = "All_FIELDS" | "MINIMUM_REQUIRED_FIELDS" | (string & {});

/** Request of {@link updateCheckoutSettings}. */
export interface UpdateCheckoutSettingsRequest {
  /** The fields to update. */
  checkoutSettings: CheckoutSettingsInput;
}

/** Response of {@link updateCheckoutSettings}. */
export interface UpdateCheckoutSettingsResponse {
  /** The updated settings. */
  checkoutSettings?: CheckoutSettings;
}
