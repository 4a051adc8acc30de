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

/** Text or icon. */
export const DisplayType = {
  TEXT: "TEXT",
  ICON: "ICON",
} as const;

/** Shapes of express buttons: rectangle or pill. */
export const ExpressButtonsCornerRadius = {
  RECTANGLE: "RECTANGLE",
  PILL: "PILL",
} as const;

/** Billing fields of the page: all, or only the required ones. */
export const CheckoutBillingFields = {
  All_FIELDS: "All_FIELDS",
  MINIMUM_REQUIRED_FIELDS: "MINIMUM_REQUIRED_FIELDS",
} as const;
