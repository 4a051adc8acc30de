// Generated from api/ by `npm run generate`. Do not edit.

export { ChoiceType, CustomizationRenderType, CustomizationType, SortOrder } from "./common.js";

/** Known values of `RequestedFields`. */
export const RequestedFields = {
  ASSIGNED_PRODUCTS_COUNT: "ASSIGNED_PRODUCTS_COUNT",
  CHOICE_DISPLAY_IMAGE: "CHOICE_DISPLAY_IMAGE",
} as const;
