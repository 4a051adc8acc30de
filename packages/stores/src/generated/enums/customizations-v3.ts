// Generated from api/ by `npm run generate`. Do not edit.

export { ChoiceType, CustomizationRenderType, CustomizationType, SortOrder } from "./common.js";

/** Customization fields that are returned only on request. */
export const RequestedFields = {
  ASSIGNED_PRODUCTS_COUNT: "ASSIGNED_PRODUCTS_COUNT",
  CHOICE_DISPLAY_IMAGE: "CHOICE_DISPLAY_IMAGE",
} as const;
