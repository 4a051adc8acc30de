// Generated from api/ by `npm run generate`. Do not edit.

/** Sizes of the logo: small, medium or large. */
export const LogoSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
} as const;

/** Where the header's content stands: at the side or in the center. */
export const Alignment = {
  SIDE: "SIDE",
  CENTER: "CENTER",
} as const;

/** How the way back is shown: text or icon. */
export const DisplayType = {
  TEXT: "TEXT",
  ICON: "ICON",
} as const;

/** Shapes of express buttons: rectangle or pill. */
export const ExpressButtonsCornerRadius = {
  RECTANGLE: "RECTANGLE",
  PILL: "PILL",
} as const;

/** Which billing fields the page asks for: all, or only those that are needed. */
export const CheckoutBillingFields = {
  All_FIELDS: "All_FIELDS",
  MINIMUM_REQUIRED_FIELDS: "MINIMUM_REQUIRED_FIELDS",
} as const;
