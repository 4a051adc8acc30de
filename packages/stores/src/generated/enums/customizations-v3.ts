// Generated from api/ by `npm run generate`. Do not edit.

export { ChoiceType, CustomizationRenderType, CustomizationType, SortOrder } from "./common.js";

/** Fields of a customization that are returned only if you request them. */
export const RequestedFields = {
  ASSIGNED_PRODUCTS_COUNT: "ASSIGNED_PRODUCTS_COUNT",
  CHOICE_DISPLAY_IMAGE: "CHOICE_DISPLAY_IMAGE",
} as const;
