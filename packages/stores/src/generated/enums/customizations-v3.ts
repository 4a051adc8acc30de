// Generated from api/ by `npm run generate`. Do not edit.

export { ChoiceType, CustomizationRenderType, CustomizationType, SortOrder } from "./common.js";

/** Fields of customizations that are answered only when asked for. */
export const RequestedFields = {
  ASSIGNED_PRODUCTS_COUNT: "ASSIGNED_PRODUCTS_COUNT",
  CHOICE_DISPLAY_IMAGE: "CHOICE_DISPLAY_IMAGE",
} as const;
