// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  colorHex,
  dateTime,
  Image,
  notANumber,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export { Image } from "@portico/core/schemas";

export const GetCheckoutSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetCheckoutSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutSettings: CheckoutSettings.optional() }),
);

export const CheckoutSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    checkoutPolicies: CheckoutPolicies.optional(),
    checkoutFields: CheckoutFields.optional(),
    checkoutBrand: CheckoutBrand.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    checkoutBillingFields: CheckoutBillingFields.optional(),
  }),
);

export const CheckoutPolicies: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    termsAndConditions: TermsAndConditionsPolicy.optional(),
    privacyPolicy: PrivacyPolicy.optional(),
    returnPolicy: ReturnPolicy.optional(),
    digitalItemPolicy: DigitalItemPolicy.optional(),
    contactUs: ContactUsPolicy.optional(),
    customPolicy: CustomCheckoutPolicy.optional(),
  }),
);

export const TermsAndConditionsPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ visible: z.boolean().nullish(), content: z.string().nullish() }),
);

export const PrivacyPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ visible: z.boolean().nullish(), content: z.string().nullish() }),
);

export const ReturnPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ visible: z.boolean().nullish(), content: z.string().nullish() }),
);

export const DigitalItemPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ visible: z.boolean().nullish(), content: z.string().nullish() }),
);

export const ContactUsPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ visible: z.boolean().nullish(), content: z.string().nullish() }),
);

export const CustomCheckoutPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    visible: z.boolean().nullish(),
    content: z.string().nullish(),
    title: z.string().nullish(),
  }),
);

export const CheckoutFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subscriptionCheckbox: SubscriptionCheckboxField.optional(),
    policyAgreementCheckbox: CheckboxField.optional(),
    giftCardRedeemEnabled: z.boolean().nullish(),
    mitEnabled: z.boolean().nullish(),
    delayCaptureEnabled: z.boolean().nullish(),
    captureBeforeExpiryEnabled: z.boolean().nullish(),
  }),
);

export const SubscriptionCheckboxField: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    visible: z.boolean().nullish(),
    checkedByDefault: z.boolean().nullish(),
    splitByChannel: z.boolean().nullish(),
  }),
);

export const CheckboxField: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ visible: z.boolean().nullish(), checkedByDefault: z.boolean().nullish() }),
);

export const CheckoutBrand: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    header: CheckoutHeader.optional(),
    mainSection: CheckoutMain.optional(),
    footer: CheckoutFooter.optional(),
    global: CheckoutGlobal.optional(),
  }),
);

export const CheckoutHeader: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    text: z.string().max(55).nullish(),
    textColor: colorHex.nullish(),
    logo: Logo.optional(),
    alignment: Alignment.optional(),
    displayCheckoutLabel: z.boolean().nullish(),
    continueShopping: ContinueShopping.optional(),
    backgroundFill: BackgroundFill.optional(),
    dividerColor: colorHex.nullish(),
  }),
);

export const Logo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    size: LogoSize.optional(),
    image: z
      .looseObject({
        id: z.string().optional(),
        url: z.string().optional(),
        height: z.number().optional(),
        width: z.number().optional(),
        altText: z.string().nullish(),
        filename: z.string().nullish(),
        urlExpirationDate: dateTime.nullish(),
        focalPoint: z
          .looseObject({
            x: z.union([z.number(), notANumber]).nullish(),
            y: z.union([z.number(), notANumber]).nullish(),
          })
          .optional(),
      })
      .optional(),
  }),
);

export const LogoSize: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SMALL", "MEDIUM", "LARGE"]),
);

export const Alignment: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["SIDE", "CENTER"]));

export const ContinueShopping: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ hidden: z.boolean().nullish(), displayType: DisplayType.optional() }),
);

export const DisplayType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["TEXT", "ICON"]));

export const BackgroundFill: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ color: colorHex.nullish(), image: Image.optional() }), [
    "color",
    "image",
  ]),
);

export const CheckoutMain: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    formBackgroundFill: BackgroundFill.optional(),
    summaryBackgroundFill: BackgroundFill.optional(),
    dividerColor: colorHex.nullish(),
    tintedBoxColor: colorHex.nullish(),
    expressButtonsCornerRadius: ExpressButtonsCornerRadius.optional(),
    cornerRadius: z.number().max(100).nullish(),
  }),
);

export const ExpressButtonsCornerRadius: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["RECTANGLE", "PILL"]),
);

export const CheckoutFooter: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ backgroundFill: BackgroundFill.optional(), dividerColor: colorHex.nullish() }),
);

export const CheckoutGlobal: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    selectionColor: colorHex.nullish(),
    placeOrderButtonColor: colorHex.nullish(),
    buttonColor: colorHex.nullish(),
  }),
);

export const CheckoutBillingFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["All_FIELDS", "MINIMUM_REQUIRED_FIELDS"]),
);

export const UpdateCheckoutSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutSettings: CheckoutSettings }),
);

export const UpdateCheckoutSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutSettings: CheckoutSettings.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkoutSettings.getCheckoutSettings": GetCheckoutSettingsRequest,
  "ecom.checkoutSettings.updateCheckoutSettings": UpdateCheckoutSettingsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkoutSettings.getCheckoutSettings": /* @__PURE__ */ responseSchema(
    GetCheckoutSettingsResponse,
  ),
  "ecom.checkoutSettings.updateCheckoutSettings": /* @__PURE__ */ responseSchema(
    UpdateCheckoutSettingsResponse,
  ),
};
