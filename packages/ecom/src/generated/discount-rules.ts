// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage automatic discounts that apply to a cart when their conditions are met.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type { PlatformPagingMetadata, PlatformQuery, Tags, TagsInput } from "@portico/core/types";

export type {
  AddressLocation,
  CursorPaging,
  Cursors,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
} from "@portico/core/types";

const discountRuleCodec: CodecTable = {
  activeTimeInfo: { end: "d", start: "d" },
  createdDate: "d",
  discounts: { values: { percentage: "f" } },
  updatedDate: "d",
};

/**
 * Codes of the application errors of {@link createDiscountRule}, and what to do.
 *
 * - `MAX_DISCOUNT_RULES_REACHED`: The site has as many discount rules as it may: delete one
 *   first.
 * - `MAX_QUANTITY_BASED_DISCOUNTS_REACHED`: The site has as many discounts by quantity as it
 *   may: delete one first.
 * - `MAX_CUSTOM_TRIGGER_APPS_EXCEEDED`: Too many apps trigger discount rules: remove a rule
 *   with a custom trigger first.
 */
export type CreateDiscountRuleErrorCode =
  | "MAX_DISCOUNT_RULES_REACHED"
  | "MAX_QUANTITY_BASED_DISCOUNTS_REACHED"
  | "MAX_CUSTOM_TRIGGER_APPS_EXCEEDED";

/**
 * Create an automatic discount; the number of rules per site is capped.
 *
 * `POST /ecom/v1/discount-rules` (ecom/discount-rules)
 *
 * @param discountRule - Automatic discount rule of the site; needs `discounts`, `name`
 * @remarks Its application errors have a {@link CreateDiscountRuleErrorCode}. Needs
 *   ECOM.DISCOUNT_RULES_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(discountRules).createDiscountRule({
 *   name: "Linen shirt",
 *   discounts: {},
 * });
 * ```
 */
export const createDiscountRule: ((discountRule: DiscountRuleInput) => Promise<DiscountRule>) &
  Throws<CreateDiscountRuleErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.discountRules.createDiscountRule",
  method: "POST",
  path: "/ecom/v1/discount-rules",
  args: ["discountRule"],
  request: { discountRule: discountRuleCodec },
  response: { discountRule: discountRuleCodec },
  returns: "discountRule",
});

/**
 * Fetch one automatic discount by ID.
 *
 * `GET /ecom/v1/discount-rules/{discountRuleId}` (ecom/discount-rules)
 *
 * @param discountRuleId - id of the discount rule
 * @remarks Needs ECOM.DISCOUNT_RULES_READ.
 * @example
 * ```ts
 * const answer = await client.use(discountRules).getDiscountRule("<discount rule id>");
 * ```
 */
export const getDiscountRule: (discountRuleId: string) => Promise<DiscountRule> =
  /* @__PURE__ */ operation({
    name: "ecom.discountRules.getDiscountRule",
    method: "GET",
    path: "/ecom/v1/discount-rules/{discountRuleId}",
    args: ["discountRuleId"],
    response: { discountRule: discountRuleCodec },
    returns: "discountRule",
  });

/**
 * Delete an automatic discount.
 *
 * `DELETE /ecom/v1/discount-rules/{discountRuleId}` (ecom/discount-rules)
 *
 * @param discountRuleId - id of the discount rule
 * @remarks Needs ECOM.DISCOUNT_RULES_DELETE.
 * @example
 * ```ts
 * await client.use(discountRules).deleteDiscountRule("<discount rule id>");
 * ```
 */
export const deleteDiscountRule: (discountRuleId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.discountRules.deleteDiscountRule",
    method: "DELETE",
    path: "/ecom/v1/discount-rules/{discountRuleId}",
    args: ["discountRuleId"],
  });

/**
 * Change an automatic discount; its current revision is required.
 *
 * `PATCH /ecom/v1/discount-rules/{discountRule.id}` (ecom/discount-rules)
 *
 * @param id - Id of the rule
 * @param discountRule - Automatic discount rule of the site; needs `revision`
 * @remarks Needs ECOM.DISCOUNT_RULES_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(discountRules).updateDiscountRule("<id>", { revision: "1" });
 * ```
 */
export const updateDiscountRule: (
  id: string,
  discountRule: Omit<DiscountRuleInput, "id">,
) => Promise<DiscountRule> = /* @__PURE__ */ operation({
  name: "ecom.discountRules.updateDiscountRule",
  method: "PATCH",
  path: "/ecom/v1/discount-rules/{discountRule.id}",
  args: ["discountRule.id", "...discountRule"],
  request: { discountRule: discountRuleCodec, mask: "m" },
  response: { discountRule: discountRuleCodec },
  returns: "discountRule",
  mask: "mask",
});

const queryDiscountRulesOperation: Operation = {
  name: "ecom.discountRules.queryDiscountRules",
  method: "POST",
  path: "/ecom/v1/discount-rules/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { discountRules: discountRuleCodec },
  read: true,
  query: { paging: "cursor", items: "discountRules", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryDiscountRules} takes. */
export interface QueryDiscountRulesFields {
  values: {
    id: string;
    revision: string;
    createdDate: Date;
    updatedDate: Date;
    active: boolean;
    name: string;
    "activeTimeInfo.start": Date;
    "activeTimeInfo.end": Date;
    "tags.privateTags.tagIds": string;
  };
  eq:
    | "id"
    | "revision"
    | "createdDate"
    | "updatedDate"
    | "active"
    | "name"
    | "activeTimeInfo.start"
    | "activeTimeInfo.end";
  in:
    | "id"
    | "revision"
    | "createdDate"
    | "updatedDate"
    | "active"
    | "name"
    | "activeTimeInfo.start"
    | "activeTimeInfo.end";
  exists:
    | "id"
    | "revision"
    | "createdDate"
    | "updatedDate"
    | "active"
    | "name"
    | "activeTimeInfo.start"
    | "activeTimeInfo.end"
    | "tags.privateTags.tagIds";
  compare:
    | "id"
    | "revision"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "activeTimeInfo.start"
    | "activeTimeInfo.end";
  startsWith: "id" | "name";
  has: "tags.privateTags.tagIds";
  ascending:
    | "id"
    | "revision"
    | "createdDate"
    | "updatedDate"
    | "active"
    | "name"
    | "activeTimeInfo.start"
    | "activeTimeInfo.end"
    | "tags.privateTags.tagIds";
  descending:
    | "id"
    | "revision"
    | "createdDate"
    | "updatedDate"
    | "active"
    | "name"
    | "activeTimeInfo.start"
    | "activeTimeInfo.end"
    | "tags.privateTags.tagIds";
}

/**
 * Look up automatic discounts by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/discount-rules/query` (ecom/discount-rules)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.DISCOUNT_RULES_READ.
 * @example
 * ```ts
 * const page = await client.use(discountRules).queryDiscountRules().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryDiscountRules(): CursorQueryBuilder<DiscountRule, QueryDiscountRulesFields>;
/**
 * Look up automatic discounts by filter and sort order, with cursor paging. Sends the query as
 * it stands.
 */
export function queryDiscountRules(query: PlatformQuery): Promise<QueryDiscountRulesResponse>;
export function queryDiscountRules(query?: PlatformQuery): unknown {
  return call(queryDiscountRulesOperation, [query]);
}

/** What a handler of {@link onDiscountRuleCreated} gets. */
export interface DiscountRuleCreatedEvent {
  entity: DiscountRule;
  metadata: EventMetadata;
}

/**
 * Sent when an automatic discount is created.
 *
 * Event type `wix.ecom.discounts.v1.discount_rule_created`.
 *
 * @example
 * ```ts
 * client.use(discountRules).onDiscountRuleCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDiscountRuleCreated: (handler: EventHandler<DiscountRuleCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.discounts.v1.discount_rule_created",
    codec: { entity: discountRuleCodec },
  });

/** What a handler of {@link onDiscountRuleDeleted} gets. */
export interface DiscountRuleDeletedEvent {
  entity?: DiscountRule;
  metadata: EventMetadata;
}

/**
 * Sent when an automatic discount is removed.
 *
 * Event type `wix.ecom.discounts.v1.discount_rule_deleted`.
 *
 * @example
 * ```ts
 * client.use(discountRules).onDiscountRuleDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDiscountRuleDeleted: (handler: EventHandler<DiscountRuleDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.discounts.v1.discount_rule_deleted",
    codec: { entity: discountRuleCodec },
  });

/** What a handler of {@link onDiscountRuleUpdated} gets. */
export interface DiscountRuleUpdatedEvent {
  entity: DiscountRule;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when an automatic discount is changed.
 *
 * Event type `wix.ecom.discounts.v1.discount_rule_updated`.
 *
 * @example
 * ```ts
 * client.use(discountRules).onDiscountRuleUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDiscountRuleUpdated: (handler: EventHandler<DiscountRuleUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.discounts.v1.discount_rule_updated",
    codec: { entity: discountRuleCodec, modifiedFields: discountRuleCodec },
  });

export interface CreateDiscountRuleRequest {
  discountRule: DiscountRuleInput;
}

/** Automatic discount rule of the site. */
export interface DiscountRule {
  /** Id of the rule. Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  active?: boolean | null;
  /** Name of the rule. 1 to 50 characters. */
  name?: string | null;
  trigger?: DiscountTrigger;
  activeTimeInfo?: ActiveTimeInfo;
  discounts?: Discounts;
  status: Status;
  usageCount: number;
  tags?: Tags;
}

/** Automatic discount rule of the site. */
export interface DiscountRuleInput {
  /** Id of the rule. Guid. */
  id?: string | null;
  revision?: string | null;
  active?: boolean | null;
  /** Name of the rule. 1 to 50 characters. */
  name?: string | null;
  trigger?: DiscountTriggerInput;
  activeTimeInfo?: ActiveTimeInfo;
  discounts?: DiscountsInput;
  tags?: TagsInput;
}

/**
 * At most one of: `and`, `or`, `customTrigger`, `subtotalRange`, `itemQuantityRange`,
 * `customerEligibility`.
 */
export interface DiscountTrigger {
  and?: And;
  or?: Or;
  customTrigger?: Custom;
  subtotalRange?: SubtotalRange;
  itemQuantityRange?: ItemQuantityRange;
  customerEligibility?: CustomerEligibility;
  triggerType: TriggerType;
}

/**
 * At most one of: `and`, `or`, `customTrigger`, `subtotalRange`, `itemQuantityRange`,
 * `customerEligibility`.
 */
export interface DiscountTriggerInput {
  and?: AndInput;
  or?: OrInput;
  customTrigger?: CustomInput;
  subtotalRange?: SubtotalRangeInput;
  itemQuantityRange?: ItemQuantityRangeInput;
  customerEligibility?: CustomerEligibilityInput;
  triggerType?: TriggerType;
}

export interface And {
  /** 2 to 5 items. */
  triggers: DiscountTrigger[];
}

export interface AndInput {
  /** 2 to 5 items. */
  triggers?: DiscountTriggerInput[];
}

export interface Or {
  /** 2 to 5 items. */
  triggers: DiscountTrigger[];
}

export interface OrInput {
  /** 2 to 5 items. */
  triggers?: DiscountTriggerInput[];
}

export interface Custom {
  /** 1 to 100 characters. */
  id: string;
  /** Guid. */
  appId: string;
}

export interface CustomInput {
  /** 1 to 100 characters. */
  id?: string;
  /** Guid. */
  appId?: string;
}

export interface SubtotalRange {
  /** At most 50 items. */
  scopes: Scope[];
  /** Decimal in a string. */
  from?: string | null;
  /** Decimal in a string. */
  to?: string | null;
}

export interface SubtotalRangeInput {
  /** At most 50 items. */
  scopes?: ScopeInput[];
  /** Decimal in a string. */
  from?: string | null;
  /** Decimal in a string. */
  to?: string | null;
}

/** At most one of: `catalogItemFilter`, `customFilter`. */
export interface Scope {
  catalogItemFilter?: CatalogItemFilter;
  customFilter?: CustomFilter;
  /** 1 to 100 characters. */
  id: string;
  type: ScopeType;
}

/** At most one of: `catalogItemFilter`, `customFilter`. */
export interface ScopeInput {
  catalogItemFilter?: CatalogItemFilterInput;
  customFilter?: CustomFilterInput;
  /** 1 to 100 characters. */
  id?: string;
  type?: ScopeType;
}

export interface CatalogItemFilter {
  /** Guid. */
  catalogAppId: string;
  /** At most 50 items. */
  catalogItemIds: string[];
}

export interface CatalogItemFilterInput {
  /** Guid. */
  catalogAppId?: string;
  /** At most 50 items. */
  catalogItemIds?: string[];
}

export interface CustomFilter {
  /** Guid. */
  appId: string;
  params?: Record<string, unknown> | null;
}

export interface CustomFilterInput {
  /** Guid. */
  appId?: string;
  params?: Record<string, unknown> | null;
}

export type ScopeType = "CATALOG_ITEM" | "CUSTOM_FILTER" | (string & {});

export interface ItemQuantityRange {
  /** At most 50 items. */
  scopes: Scope[];
  /** At least 1. */
  from?: number | null;
  /** At least 1. */
  to?: number | null;
}

export interface ItemQuantityRangeInput {
  /** At most 50 items. */
  scopes?: ScopeInput[];
  /** At least 1. */
  from?: number | null;
  /** At least 1. */
  to?: number | null;
}

export interface CustomerEligibility {
  individualMembersInfo?: IndividualMembers;
  eligibilityType: EligibilityType;
}

export interface CustomerEligibilityInput {
  individualMembersInfo?: IndividualMembersInput;
  eligibilityType?: EligibilityType;
}

export interface IndividualMembers {
  /** 1 to 100 items. */
  memberIds: string[];
}

export interface IndividualMembersInput {
  /** 1 to 100 items. */
  memberIds?: string[];
}

export type EligibilityType = "INDIVIDUAL_MEMBERS" | (string & {});

export type TriggerType =
  | "AND"
  | "SUBTOTAL_RANGE"
  | "ITEM_QUANTITY_RANGE"
  | "CUSTOM"
  | "OR"
  | "CUSTOMER_ELIGIBILITY"
  | (string & {});

export interface ActiveTimeInfo {
  start?: Date | null;
  end?: Date | null;
}

export interface Discounts {
  /** 1 to 1 items. */
  values: Discount[];
}

export interface DiscountsInput {
  /** 1 to 1 items. */
  values?: DiscountInput[];
}

/** At most one of: `percentage`, `fixedAmount`, `fixedPrice`, `quantityBased`. */
export interface Discount {
  /** 0.1 to 100. */
  percentage?: number;
  /** Decimal in a string. */
  fixedAmount?: string;
  /** Decimal in a string. */
  fixedPrice?: string;
  quantityBased?: QuantityBased;
  targetType: Type;
  specificItemsInfo?: SpecificItemsInfo;
  discountType: DiscountType;
}

/** At most one of: `percentage`, `fixedAmount`, `fixedPrice`, `quantityBased`. */
export interface DiscountInput {
  /** 0.1 to 100. */
  percentage?: number;
  /** Decimal in a string. */
  fixedAmount?: string;
  /** Decimal in a string. */
  fixedPrice?: string;
  quantityBased?: QuantityBasedInput;
  targetType?: Type;
  specificItemsInfo?: SpecificItemsInfoInput;
  discountType?: DiscountType;
}

export interface QuantityBased {
  /** 1 to 1 items. */
  configurations: DiscountConfig[];
}

export interface QuantityBasedInput {
  /** 1 to 1 items. */
  configurations?: DiscountConfigInput[];
}

export interface DiscountConfig {
  /** Guid. */
  id: string;
  /** At least 2. */
  quantity: number;
  /** Decimal in a string. */
  price: string;
}

export interface DiscountConfigInput {
  /** At least 2. */
  quantity?: number;
  /** Decimal in a string. */
  price?: string;
}

export type Type = "SPECIFIC_ITEMS" | (string & {});

export interface SpecificItemsInfo {
  /** 1 to 50 items. */
  scopes: Scope[];
}

export interface SpecificItemsInfoInput {
  /** 1 to 50 items. */
  scopes?: ScopeInput[];
}

export type DiscountType =
  | "PERCENTAGE"
  | "FIXED_AMOUNT"
  | "FIXED_PRICE"
  | "QUANTITY_BASED"
  | (string & {});

export type Status = "LIVE" | "EXPIRED" | "PENDING" | (string & {});

export interface CreateDiscountRuleResponse {
  discountRule?: DiscountRule;
}

export interface GetDiscountRuleRequest {
  /** Guid. */
  discountRuleId: string;
}

export interface GetDiscountRuleResponse {
  discountRule?: DiscountRule;
}

export interface UpdateDiscountRuleRequest {
  discountRule: DiscountRuleInput;
}

export interface UpdateDiscountRuleResponse {
  discountRule?: DiscountRule;
}

export interface DeleteDiscountRuleRequest {
  /** Guid. */
  discountRuleId: string;
}

export type DeleteDiscountRuleResponse = Record<string, never>;

export interface QueryDiscountRulesRequest {
  query?: PlatformQuery;
}

export interface QueryDiscountRulesResponse {
  discountRules: DiscountRule[];
  pagingMetadata?: PlatformPagingMetadata;
}
