// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and change how the shop's checkout looks and behaves: policies, fields and branding.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * @remarks Needs ECOM.READ_CHECKOUT_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(checkoutSettings).getCheckoutSettings();
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
 * @remarks Needs ECOM.UPDATE_CHECKOUT_SETTINGS.
 * @example
 * ```ts
 * const answer = await client.use(checkoutSettings).updateCheckoutSettings({
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

/** What a handler of {@link onCheckoutSettingsUpdated} gets. */
export interface CheckoutSettingsUpdatedEvent {
  entity: CheckoutSettings;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
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

export type GetCheckoutSettingsRequest = Record<string, never>;

export interface GetCheckoutSettingsResponse {
  checkoutSettings?: CheckoutSettings;
}

export interface CheckoutSettings {
  checkoutPolicies?: CheckoutPolicies;
  checkoutFields?: CheckoutFields;
  checkoutBrand?: CheckoutBrand;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  checkoutBillingFields: CheckoutBillingFields;
}

export interface CheckoutSettingsInput {
  checkoutPolicies?: CheckoutPolicies;
  checkoutFields?: CheckoutFields;
  checkoutBrand?: CheckoutBrandInput;
  checkoutBillingFields?: CheckoutBillingFields;
}

export interface CheckoutPolicies {
  termsAndConditions?: TermsAndConditionsPolicy;
  privacyPolicy?: PrivacyPolicy;
  returnPolicy?: ReturnPolicy;
  digitalItemPolicy?: DigitalItemPolicy;
  contactUs?: ContactUsPolicy;
  customPolicy?: CustomCheckoutPolicy;
}

export interface TermsAndConditionsPolicy {
  visible?: boolean | null;
  content?: string | null;
}

export interface PrivacyPolicy {
  visible?: boolean | null;
  content?: string | null;
}

export interface ReturnPolicy {
  visible?: boolean | null;
  content?: string | null;
}

export interface DigitalItemPolicy {
  visible?: boolean | null;
  content?: string | null;
}

export interface ContactUsPolicy {
  visible?: boolean | null;
  content?: string | null;
}

export interface CustomCheckoutPolicy {
  visible?: boolean | null;
  content?: string | null;
  title?: string | null;
}

export interface CheckoutFields {
  subscriptionCheckbox?: SubscriptionCheckboxField;
  policyAgreementCheckbox?: CheckboxField;
  giftCardRedeemEnabled?: boolean | null;
  mitEnabled?: boolean | null;
  delayCaptureEnabled?: boolean | null;
  captureBeforeExpiryEnabled?: boolean | null;
}

export interface SubscriptionCheckboxField {
  visible?: boolean | null;
  checkedByDefault?: boolean | null;
  splitByChannel?: boolean | null;
}

export interface CheckboxField {
  visible?: boolean | null;
  checkedByDefault?: boolean | null;
}

export interface CheckoutBrand {
  header?: CheckoutHeader;
  mainSection?: CheckoutMain;
  footer?: CheckoutFooter;
  global?: CheckoutGlobal;
}

export interface CheckoutBrandInput {
  header?: CheckoutHeaderInput;
  mainSection?: CheckoutMainInput;
  footer?: CheckoutFooterInput;
  global?: CheckoutGlobal;
}

export interface CheckoutHeader {
  /** At most 55 characters. */
  text?: string | null;
  /** Color hex. */
  textColor?: string | null;
  logo?: Logo;
  alignment: Alignment;
  displayCheckoutLabel?: boolean | null;
  continueShopping?: ContinueShopping;
  backgroundFill?: BackgroundFill;
  /** Color hex. */
  dividerColor?: string | null;
}

export interface CheckoutHeaderInput {
  /** At most 55 characters. */
  text?: string | null;
  /** Color hex. */
  textColor?: string | null;
  logo?: LogoInput;
  alignment?: Alignment;
  displayCheckoutLabel?: boolean | null;
  continueShopping?: ContinueShoppingInput;
  backgroundFill?: BackgroundFillInput;
  /** Color hex. */
  dividerColor?: string | null;
}

export interface Logo {
  size: LogoSize;
  image?: {
    id: string;
    url: string;
    height: number;
    width: number;
    altText?: string | null;
    filename?: string | null;
    urlExpirationDate?: Date | null;
    focalPoint?: {
      x?: number | null;
      y?: number | null;
    };
  };
}

export interface LogoInput {
  size?: LogoSize;
  image?: {
    id?: string;
    url?: string;
    height?: number;
    width?: number;
    altText?: string | null;
    filename?: string | null;
    urlExpirationDate?: Date | null;
    focalPoint?: {
      x?: number | null;
      y?: number | null;
    };
  };
}

export type LogoSize = "SMALL" | "MEDIUM" | "LARGE" | (string & {});

export type Alignment = "SIDE" | "CENTER" | (string & {});

export interface ContinueShopping {
  hidden?: boolean | null;
  displayType: DisplayType;
}

export interface ContinueShoppingInput {
  hidden?: boolean | null;
  displayType?: DisplayType;
}

export type DisplayType = "TEXT" | "ICON" | (string & {});

/** At most one of: `color`, `image`. */
export interface BackgroundFill {
  /** Color hex. */
  color?: string | null;
  image?: Image;
}

/** At most one of: `color`, `image`. */
export interface BackgroundFillInput {
  /** Color hex. */
  color?: string | null;
  image?: ImageInput;
}

export interface CheckoutMain {
  formBackgroundFill?: BackgroundFill;
  summaryBackgroundFill?: BackgroundFill;
  /** Color hex. */
  dividerColor?: string | null;
  /** Color hex. */
  tintedBoxColor?: string | null;
  expressButtonsCornerRadius: ExpressButtonsCornerRadius;
  /** At most 100. */
  cornerRadius?: number | null;
}

export interface CheckoutMainInput {
  formBackgroundFill?: BackgroundFillInput;
  summaryBackgroundFill?: BackgroundFillInput;
  /** Color hex. */
  dividerColor?: string | null;
  /** Color hex. */
  tintedBoxColor?: string | null;
  expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
  /** At most 100. */
  cornerRadius?: number | null;
}

export type ExpressButtonsCornerRadius = "RECTANGLE" | "PILL" | (string & {});

export interface CheckoutFooter {
  backgroundFill?: BackgroundFill;
  /** Color hex. */
  dividerColor?: string | null;
}

export interface CheckoutFooterInput {
  backgroundFill?: BackgroundFillInput;
  /** Color hex. */
  dividerColor?: string | null;
}

export interface CheckoutGlobal {
  /** Color hex. */
  selectionColor?: string | null;
  /** Color hex. */
  placeOrderButtonColor?: string | null;
  /** Color hex. */
  buttonColor?: string | null;
}

export type CheckoutBillingFields = "All_FIELDS" | "MINIMUM_REQUIRED_FIELDS" | (string & {});

export interface UpdateCheckoutSettingsRequest {
  checkoutSettings: CheckoutSettingsInput;
}

export interface UpdateCheckoutSettingsResponse {
  checkoutSettings?: CheckoutSettings;
}
