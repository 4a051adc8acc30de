// Generated from api/ by `npm run generate`. Do not edit.

/** Sizes of the logo: small, medium or large. */
export const LogoSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
} as const;

/** Alignment of the header's content: at the side or in the center. */
export const Alignment = {
  SIDE: "SIDE",
  CENTER: "CENTER",
} as const;

/** Whether the link to the store is shown as text or as an icon. */
export const DisplayType = {
  TEXT: "TEXT",
  ICON: "ICON",
} as const;

/** Shape of the express payment buttons: rectangle or pill. */
export const ExpressButtonsCornerRadius = {
  RECTANGLE: "RECTANGLE",
  PILL: "PILL",
} as const;

/** Which billing fields the checkout page shows: all of them, or only the required ones. */
export const CheckoutBillingFields = {
  All_FIELDS: "All_FIELDS",
  MINIMUM_REQUIRED_FIELDS: "MINIMUM_REQUIRED_FIELDS",
} as const;
