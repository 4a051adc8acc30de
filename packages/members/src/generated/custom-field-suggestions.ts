// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get suggestions for fields that a site can add to its member profiles.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type OffsetPage,
  type OffsetQueryBuilder,
  offsetQueryOperation,
  operation,
  type TypedQuery,
} from "@portico/core/runtime";
import type { Paging, SortingOfProducts } from "@portico/core/types";
import type {
  OriginOfCustomFieldApplications,
  PagingMetadata,
  Privacy,
  Query,
  SocialTypeType,
  TypeOfCustomFieldSuggestions,
} from "./common.js";

export type {
  AddressLocation,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  OriginOfCustomFieldApplications as Origin,
  PagingMetadata,
  Privacy,
  Query,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";

/** Options of {@link listCustomFieldSuggestions}. */
export interface ListCustomFieldSuggestionsOptions {
  /** The page of custom field suggestions to return. */
  paging?: Paging;
  /** Sort order of the suggestions. */
  sorting?: SortingOfProducts[];
}

/**
 * Lists suggested fields for member profiles, with paging and sorting.
 *
 * `GET /members/v1/custom-field-suggestions` (members/custom-field-suggestions)
 *
 * @param options - Optional fields: `paging` and `sorting`.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ`.
 * @example
 * ```ts
 * const response = await client.use(customFieldSuggestions).listCustomFieldSuggestions();
 * ```
 */
export const listCustomFieldSuggestions: (
  options?: ListCustomFieldSuggestionsOptions,
) => Promise<ListCustomFieldSuggestionsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldSuggestions.listCustomFieldSuggestions",
  method: "GET",
  path: "/members/v1/custom-field-suggestions",
  args: [["paging", "sorting"]],
  request: { sorting: { origin: { latitude: "f", longitude: "f" } } },
  complex: true,
});

/** Fields that {@link queryCustomFieldSuggestions} can filter or sort by. */
export interface QueryCustomFieldSuggestionsFields {
  values: {
    name: string;
    fieldType: TypeOfCustomFieldSuggestions;
  };
  eq: "name" | "fieldType";
  in: QueryCustomFieldSuggestionsFields["eq"];
  exists: QueryCustomFieldSuggestionsFields["eq"];
  compare: "name";
  startsWith: "name";
  has: never;
  ascending: QueryCustomFieldSuggestionsFields["eq"];
  descending: QueryCustomFieldSuggestionsFields["eq"];
}

/** The query builder that {@link queryCustomFieldSuggestions} returns. */
export type CustomFieldSuggestionsQueryBuilder = OffsetQueryBuilder<
  CustomFieldSuggestion,
  QueryCustomFieldSuggestionsFields
>;

/** A page of the query builder that {@link queryCustomFieldSuggestions} returns. */
export type CustomFieldSuggestionsQueryResult = OffsetPage<CustomFieldSuggestion>;

/** The query object that {@link queryCustomFieldSuggestions} accepts. */
export interface QueryCustomFieldSuggestionsQuery
  extends Omit<Query, "filter" | "sort">,
    TypedQuery<QueryCustomFieldSuggestionsFields> {}

/**
 * Queries suggested profile fields with filters.
 *
 * `POST /members/v1/custom-field-suggestions/query` (members/custom-field-suggestions)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ`.
 * @example
 * ```ts
 * const page = await client.use(customFieldSuggestions).queryCustomFieldSuggestions(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCustomFieldSuggestions: {
  (): CustomFieldSuggestionsQueryBuilder;
  /**
   * Queries suggested profile fields with filters. Sends a query object instead of returning a
   * builder.
   */
  (query: QueryCustomFieldSuggestionsQuery): Promise<QueryCustomFieldSuggestionsResponse>;
} = /* @__PURE__ */ offsetQueryOperation({
  name: "members.customFieldSuggestions.queryCustomFieldSuggestions",
  path: "/members/v1/custom-field-suggestions/query",
  args: ["query"],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  read: true,
  query: { items: "suggestions", metadata: "metadata" },
});

/** Request of {@link listCustomFieldSuggestions}. */
export interface ListCustomFieldSuggestionsRequest {
  /** The page of custom field suggestions to return. */
  paging?: Paging;
  /** Sort order of the suggestions. */
  sorting?: SortingOfProducts[];
}

/** Response of {@link listCustomFieldSuggestions}. */
export interface ListCustomFieldSuggestionsResponse {
  /** The custom field suggestions on this page. */
  suggestions: CustomFieldSuggestion[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}

/** A suggested field for member profiles. */
export interface CustomFieldSuggestion {
  /** Suggested name of the field. At most 150 characters. */
  name?: string | null;
  /** Suggested default privacy of the value. */
  defaultPrivacy: Privacy;
  /** Suggested type of the field. */
  fieldType: TypeOfCustomFieldSuggestions;
  /** Social network that the URL belongs to. Set only if `fieldType` is `SOCIAL`. */
  socialType: SocialTypeType;
  /** Origin of the suggestion. */
  fieldOrigin: OriginOfCustomFieldApplications;
  /** Id of the suggested field, if it already exists. */
  customFieldId?: string | null;
}

/** Request of {@link queryCustomFieldSuggestions}. */
export interface QueryCustomFieldSuggestionsRequest {
  /** Filter, sorting and paging for the custom field suggestions. */
  query?: Query;
}

/** Response of {@link queryCustomFieldSuggestions}. */
export interface QueryCustomFieldSuggestionsResponse {
  /** The custom field suggestions on this page. */
  suggestions: CustomFieldSuggestion[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}
