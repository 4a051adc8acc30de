// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  colorHex,
  dateTime,
  decimal,
  guid,
  needing,
  notANumber,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  ImageOfProductsV3,
  ItemMetadataOfCustomizationsV3,
} from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  ImageOfProductsV3 as CommonImage,
  ItemMetadataOfCustomizationsV3 as ItemMetadata,
} from "./common.js";

export const CreateCustomizationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization }),
);

export const Customization: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      freeTextInput: FreeTextSettings.optional(),
      choicesSettings: ChoicesSettings.optional(),
      id: z.string().min(1).max(36).nullish(),
      revision: z.string().nullish(),
      createdDate: dateTime.nullish(),
      updatedDate: dateTime.nullish(),
      key: z.string().min(1).max(50).nullish(),
      name: z.string().min(1).max(50).optional(),
      customizationType: CustomizationType.optional(),
      customizationRenderType: CustomizationRenderType.optional(),
      assignedProductsCount: z.number().nullish(),
    }),
    ["freeTextInput", "choicesSettings"],
  ),
);

export const FreeTextSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minCharCount: z.number().optional(),
    maxCharCount: z.number().max(500).optional(),
    defaultAddedPrice: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).nullish(),
    title: z.string().min(1).max(100).optional(),
    key: z.string().min(1).max(150).nullish(),
  }),
);

export const ChoicesSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ choices: z.array(Choice).min(1).max(1000).optional() }),
);

export const Choice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    colorCode: colorHex.min(3).max(20).optional(),
    id: guid.optional(),
    choiceType: ChoiceType.optional(),
    key: z.string().min(1).max(50).nullish(),
    name: z.string().min(1).max(50).optional(),
    defaultAddedPrice: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).nullish(),
    displayImage: ImageOfProductsV3.optional(),
    primaryChoiceIds: z.array(guid).max(4).optional(),
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

export const CreateCustomizationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const GetCustomizationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customizationId: guid, fields: z.array(RequestedFields).max(100).optional() }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ASSIGNED_PRODUCTS_COUNT", "CHOICE_DISPLAY_IMAGE"]),
);

export const GetCustomizationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const UpdateCustomizationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customization: Customization,
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const UpdateCustomizationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const DeleteCustomizationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customizationId: guid }),
);

export const DeleteCustomizationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryCustomizationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQuery.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const QueryCustomizationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizations: z.array(Customization).min(1).max(200).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const CountCustomizationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()).nullish() }),
);

export const CountCustomizationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const BulkCreateCustomizationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizations: z.array(Customization).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateCustomizationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCustomizationResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkCustomizationResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    itemMetadata: ItemMetadataOfCustomizationsV3.optional(),
    customization: Customization.optional(),
  }),
);

export const AddCustomizationChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationId: guid,
    choices: z.array(Choice).min(1).max(1000),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const AddCustomizationChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const SetCustomizationChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationId: guid,
    choices: z.array(Choice).min(1).max(1000),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const SetCustomizationChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const RemoveCustomizationChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationId: guid,
    choiceIds: z.array(guid).min(1).max(100),
    revision: z.string().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const RemoveCustomizationChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const UpdateCustomizationChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationId: guid,
    revision: z.string(),
    choices: z.array(MaskedChoice).min(1).max(100),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ choice: Choice.optional() }),
);

export const UpdateCustomizationChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const ReorderCustomizationChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationId: guid,
    revision: z.string(),
    choiceIds: z.array(guid).min(1).max(1000),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const ReorderCustomizationChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const BulkAddCustomizationChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationsChoices: z.array(CustomizationChoices).min(1).max(1000),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const CustomizationChoices: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizationId: z.string().min(1).max(36).optional(),
    choices: z.array(Choice).min(1).max(100).optional(),
  }),
);

export const BulkAddCustomizationChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCustomizationResult).min(1).max(1000).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateCustomizationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customizations: z.array(MaskedCustomization).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedCustomization: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customization: Customization.optional() }),
);

export const BulkUpdateCustomizationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCustomizationResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.customizationsV3.createCustomization": /* @__PURE__ */ needing(
    CreateCustomizationRequest,
    "customization.choicesSettings.choices",
    "customization.customizationRenderType",
    "customization.freeTextInput|choicesSettings",
    "customization.customizationType",
    "customization.name",
  ),
  "stores.customizationsV3.getCustomization": GetCustomizationRequest,
  "stores.customizationsV3.deleteCustomization": DeleteCustomizationRequest,
  "stores.customizationsV3.updateCustomization": /* @__PURE__ */ needing(
    UpdateCustomizationRequest,
    "customization.id",
    "customization.revision",
  ),
  "stores.customizationsV3.queryCustomizations": QueryCustomizationsRequest,
  "stores.customizationsV3.countCustomizations": CountCustomizationsRequest,
  "stores.customizationsV3.bulkCreateCustomizations": BulkCreateCustomizationsRequest,
  "stores.customizationsV3.addCustomizationChoices": AddCustomizationChoicesRequest,
  "stores.customizationsV3.setCustomizationChoices": SetCustomizationChoicesRequest,
  "stores.customizationsV3.removeCustomizationChoices": RemoveCustomizationChoicesRequest,
  "stores.customizationsV3.updateCustomizationChoices": /* @__PURE__ */ needing(
    UpdateCustomizationChoicesRequest,
    "choices.choice",
  ),
  "stores.customizationsV3.reorderCustomizationChoices": ReorderCustomizationChoicesRequest,
  "stores.customizationsV3.bulkAddCustomizationChoices": /* @__PURE__ */ needing(
    BulkAddCustomizationChoicesRequest,
    "customizationsChoices.choices",
    "customizationsChoices.customizationId",
  ),
  "stores.customizationsV3.bulkUpdateCustomizations": /* @__PURE__ */ needing(
    BulkUpdateCustomizationsRequest,
    "customizations.customization.id",
    "customizations.customization.name",
    "customizations.customization.revision",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.customizationsV3.createCustomization": /* @__PURE__ */ responseSchema(
    CreateCustomizationResponse,
  ),
  "stores.customizationsV3.getCustomization":
    /* @__PURE__ */ responseSchema(GetCustomizationResponse),
  "stores.customizationsV3.deleteCustomization": /* @__PURE__ */ responseSchema(
    DeleteCustomizationResponse,
  ),
  "stores.customizationsV3.updateCustomization": /* @__PURE__ */ responseSchema(
    UpdateCustomizationResponse,
  ),
  "stores.customizationsV3.queryCustomizations": /* @__PURE__ */ responseSchema(
    QueryCustomizationsResponse,
  ),
  "stores.customizationsV3.countCustomizations": /* @__PURE__ */ responseSchema(
    CountCustomizationsResponse,
  ),
  "stores.customizationsV3.bulkCreateCustomizations": /* @__PURE__ */ responseSchema(
    BulkCreateCustomizationsResponse,
  ),
  "stores.customizationsV3.addCustomizationChoices": /* @__PURE__ */ responseSchema(
    AddCustomizationChoicesResponse,
  ),
  "stores.customizationsV3.setCustomizationChoices": /* @__PURE__ */ responseSchema(
    SetCustomizationChoicesResponse,
  ),
  "stores.customizationsV3.removeCustomizationChoices": /* @__PURE__ */ responseSchema(
    RemoveCustomizationChoicesResponse,
  ),
  "stores.customizationsV3.updateCustomizationChoices": /* @__PURE__ */ responseSchema(
    UpdateCustomizationChoicesResponse,
  ),
  "stores.customizationsV3.reorderCustomizationChoices": /* @__PURE__ */ responseSchema(
    ReorderCustomizationChoicesResponse,
  ),
  "stores.customizationsV3.bulkAddCustomizationChoices": /* @__PURE__ */ responseSchema(
    BulkAddCustomizationChoicesResponse,
  ),
  "stores.customizationsV3.bulkUpdateCustomizations": /* @__PURE__ */ responseSchema(
    BulkUpdateCustomizationsResponse,
  ),
};
