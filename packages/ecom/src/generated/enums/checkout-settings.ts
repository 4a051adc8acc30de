// Generated from api/ by `npm run generate`. Do not edit.

/** Classifies sizes of the logo: small, medium or large. */
export const LogoSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
} as const;

/** Classifies where the header's content stands: at the side or in the center. */
export const Alignment = {
  SIDE: "SIDE",
  CENTER: "CENTER",
} as const;

/** Classifies how the way back is shown: text or icon. */
export const DisplayType = {
  TEXT: "TEXT",
  ICON: "ICON",
} as const;

/** Classifies shapes of express buttons: rectangle or pill. */
export const ExpressButtonsCornerRadius = {
  RECTANGLE: "RECTANGLE",
  PILL: "PILL",
} as const;

/** Classifies which billing fields the page asks for: all, or only those that are needed. */
export const CheckoutBillingFields = {
  All_FIELDS: "All_FIELDS",
  MINIMUM_REQUIRED_FIELDS: "MINIMUM_REQUIRED_FIELDS",
} as const;
