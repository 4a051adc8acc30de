// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, Paging, responseSchema, SortingOfProducts } from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  OriginOfCustomFieldApplications,
  PagingMetadata,
  Privacy,
  Query,
  SocialTypeType,
  TypeOfCustomFieldSuggestions,
} from "./common.js";

export {
  AddressLocation,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  OriginOfCustomFieldApplications as Origin,
  PagingMetadata,
  Privacy,
  Query,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";

export const ListCustomFieldSuggestionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paging: Paging.optional(), sorting: z.array(SortingOfProducts).optional() }),
);

export const ListCustomFieldSuggestionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    suggestions: z.array(CustomFieldSuggestion).optional(),
    metadata: PagingMetadata.optional(),
  }),
);

export const CustomFieldSuggestion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().max(150).nullish(),
    defaultPrivacy: Privacy.optional(),
    fieldType: TypeOfCustomFieldSuggestions.optional(),
    socialType: SocialTypeType.optional(),
    fieldOrigin: OriginOfCustomFieldApplications.optional(),
    customFieldId: guid.nullish(),
  }),
);

export const QueryCustomFieldSuggestionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: Query.optional() }),
);

export const QueryCustomFieldSuggestionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    suggestions: z.array(CustomFieldSuggestion).optional(),
    metadata: PagingMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.customFieldSuggestions.listCustomFieldSuggestions": ListCustomFieldSuggestionsRequest,
  "members.customFieldSuggestions.queryCustomFieldSuggestions": QueryCustomFieldSuggestionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.customFieldSuggestions.listCustomFieldSuggestions": /* @__PURE__ */ responseSchema(
    ListCustomFieldSuggestionsResponse,
  ),
  "members.customFieldSuggestions.queryCustomFieldSuggestions": /* @__PURE__ */ responseSchema(
    QueryCustomFieldSuggestionsResponse,
  ),
};
