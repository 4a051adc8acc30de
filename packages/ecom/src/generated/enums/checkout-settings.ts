// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `LogoSize`. */
export const LogoSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
} as const;

/** Known values of `Alignment`. */
export const Alignment = {
  SIDE: "SIDE",
  CENTER: "CENTER",
} as const;

/** Known values of `DisplayType`. */
export const DisplayType = {
  TEXT: "TEXT",
  ICON: "ICON",
} as const;

/** Known values of `ExpressButtonsCornerRadius`. */
export const ExpressButtonsCornerRadius = {
  RECTANGLE: "RECTANGLE",
  PILL: "PILL",
} as const;

/** Known values of `CheckoutBillingFields`. */
export const CheckoutBillingFields = {
  All_FIELDS: "All_FIELDS",
  MINIMUM_REQUIRED_FIELDS: "MINIMUM_REQUIRED_FIELDS",
} as const;
