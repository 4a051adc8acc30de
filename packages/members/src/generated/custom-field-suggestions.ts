// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Suggest fields that a site could add to its member profiles.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
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

/** The `options` of {@link listCustomFieldSuggestions}. */
export interface ListCustomFieldSuggestionsOptions {
  paging?: Paging;
  sorting?: SortingOfProducts[];
}

/**
 * List fields that could be added to member profiles, with paging and sorting.
 *
 * `GET /members/v1/custom-field-suggestions` (members/custom-field-suggestions)
 *
 * @param options - may hold `paging`, `sorting`
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ.
 * @example
 * ```ts
 * const answer = await client.use(customFieldSuggestions).listCustomFieldSuggestions();
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

/** The fields that the query of {@link queryCustomFieldSuggestions} takes. */
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

/** The query of {@link queryCustomFieldSuggestions} as it is sent. */
export interface QueryCustomFieldSuggestionsQuery
  extends Omit<Query, "filter" | "sort">,
    TypedQuery<QueryCustomFieldSuggestionsFields> {}

/**
 * Query suggested profile fields with filters.
 *
 * `POST /members/v1/custom-field-suggestions/query` (members/custom-field-suggestions)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ.
 * @example
 * ```ts
 * const page = await client.use(customFieldSuggestions).queryCustomFieldSuggestions(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCustomFieldSuggestions: {
  (): OffsetQueryBuilder<CustomFieldSuggestion, QueryCustomFieldSuggestionsFields>;
  /** Query suggested profile fields with filters. Sends the query as it stands. */
  (query: QueryCustomFieldSuggestionsQuery): Promise<QueryCustomFieldSuggestionsResponse>;
} = /* @__PURE__ */ offsetQueryOperation({
  name: "members.customFieldSuggestions.queryCustomFieldSuggestions",
  path: "/members/v1/custom-field-suggestions/query",
  args: ["query"],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  read: true,
  query: { items: "suggestions", metadata: "metadata" },
});

export interface ListCustomFieldSuggestionsRequest {
  paging?: Paging;
  sorting?: SortingOfProducts[];
}

export interface ListCustomFieldSuggestionsResponse {
  suggestions: CustomFieldSuggestion[];
  metadata?: PagingMetadata;
}

export interface CustomFieldSuggestion {
  /** At most 150 characters. */
  name?: string | null;
  defaultPrivacy: Privacy;
  fieldType: TypeOfCustomFieldSuggestions;
  socialType: SocialTypeType;
  fieldOrigin: OriginOfCustomFieldApplications;
  /** Guid. */
  customFieldId?: string | null;
}

export interface QueryCustomFieldSuggestionsRequest {
  query?: Query;
}

export interface QueryCustomFieldSuggestionsResponse {
  suggestions: CustomFieldSuggestion[];
  metadata?: PagingMetadata;
}
