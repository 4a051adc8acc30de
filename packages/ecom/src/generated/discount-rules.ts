// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage discount rules, which apply to a cart automatically when it meets their conditions.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
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
 * Application error codes for {@link createDiscountRule}, and how to fix the errors.
 *
 * - `MAX_DISCOUNT_RULES_REACHED`: The site has reached the limit for discount rules. Delete a
 *   discount rule first.
 * - `MAX_QUANTITY_BASED_DISCOUNTS_REACHED`: The site has reached the limit for quantity-based
 *   discounts. Delete a quantity-based discount first.
 * - `MAX_CUSTOM_TRIGGER_APPS_EXCEEDED`: Too many apps trigger discount rules. Delete a rule
 *   that has a custom trigger first.
 */
export type CreateDiscountRuleErrorCode =
  | "MAX_DISCOUNT_RULES_REACHED"
  | "MAX_QUANTITY_BASED_DISCOUNTS_REACHED"
  | "MAX_CUSTOM_TRIGGER_APPS_EXCEEDED";

/**
 * Creates a discount rule. A rule without a trigger applies to every cart. The number of rules
 * per site is limited.
 *
 * `POST /ecom/v1/discount-rules` (ecom/discount-rules)
 *
 * @param discountRule - The rule to create. Requires `discounts` and `name`.
 * @returns The created rule.
 * @remarks For error codes, see {@link CreateDiscountRuleErrorCode}. Requires the permission
 *   `ECOM.DISCOUNT_RULES_CREATE`.
 * @example
 * ```ts
 * const discountRule = await client.use(discountRules).createDiscountRule({
 *   name: "Linen shirt",
 *   discounts: {},
 * });
 * ```
 */
export const createDiscountRule: ((discountRule: DiscountRuleToCreate) => Promise<DiscountRule>) &
  Throws<CreateDiscountRuleErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.discountRules.createDiscountRule",
  path: "/ecom/v1/discount-rules",
  args: ["discountRule"],
  request: { discountRule: discountRuleCodec },
  response: { discountRule: discountRuleCodec },
  returns: "discountRule",
});

/**
 * Returns a discount rule by id.
 *
 * `GET /ecom/v1/discount-rules/{discountRuleId}` (ecom/discount-rules)
 *
 * @param discountRuleId - Id of the rule.
 * @returns The rule, with its trigger and discounts.
 * @remarks Requires the permission `ECOM.DISCOUNT_RULES_READ`.
 * @example
 * ```ts
 * const discountRule = await client.use(discountRules).getDiscountRule("<discount rule id>");
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
 * Deletes a discount rule.
 *
 * `DELETE /ecom/v1/discount-rules/{discountRuleId}` (ecom/discount-rules)
 *
 * @param discountRuleId - Id of the rule.
 * @remarks Requires the permission `ECOM.DISCOUNT_RULES_DELETE`.
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
 * Updates a discount rule. Requires the current revision.
 *
 * `PATCH /ecom/v1/discount-rules/{discountRule.id}` (ecom/discount-rules)
 *
 * @param id - Id of the rule.
 * @param discountRule - The rule, with the fields to update and its current revision. Omitted
 *   fields do not change. Requires `revision`.
 * @returns The updated rule.
 * @remarks Requires the permission `ECOM.DISCOUNT_RULES_UPDATE`.
 * @example
 * ```ts
 * const discountRule = await client.use(discountRules).updateDiscountRule(
 *   "<discount rule id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateDiscountRule: (
  id: string,
  discountRule: DiscountRuleToUpdate,
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

/** Fields that {@link queryDiscountRules} can filter or sort by. */
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
  in: QueryDiscountRulesFields["eq"];
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
  ascending: QueryDiscountRulesFields["exists"];
  descending: QueryDiscountRulesFields["exists"];
}

/** The query builder that {@link queryDiscountRules} returns. */
export type DiscountRulesQueryBuilder = CursorQueryBuilder<DiscountRule, QueryDiscountRulesFields>;

/** A page of the query builder that {@link queryDiscountRules} returns. */
export type DiscountRulesQueryResult = CursorPage<DiscountRule>;

/** The query object that {@link queryDiscountRules} accepts. */
export interface QueryDiscountRulesQuery
  extends Omit<PlatformQuery, "filter" | "sort">,
    TypedQuery<QueryDiscountRulesFields> {}

/**
 * Queries discount rules by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/discount-rules/query` (ecom/discount-rules)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.DISCOUNT_RULES_READ`.
 * @example
 * ```ts
 * const page = await client.use(discountRules).queryDiscountRules().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryDiscountRules: {
  (): DiscountRulesQueryBuilder;
  /**
   * Queries discount rules by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryDiscountRulesQuery): Promise<QueryDiscountRulesResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.discountRules.queryDiscountRules",
  path: "/ecom/v1/discount-rules/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { discountRules: discountRuleCodec },
  read: true,
  query: { items: "discountRules" },
});

/** Event that {@link onDiscountRuleCreated} passes to its handler. */
export interface DiscountRuleCreatedEvent {
  /** The created entity. */
  entity: DiscountRule;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a discount rule is created.
 *
 * The type of the event is `wix.ecom.discounts.v1.discount_rule_created`.
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

/** Event that {@link onDiscountRuleDeleted} passes to its handler. */
export interface DiscountRuleDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: DiscountRule;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a discount rule is deleted.
 *
 * The type of the event is `wix.ecom.discounts.v1.discount_rule_deleted`.
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

/** Event that {@link onDiscountRuleUpdated} passes to its handler. */
export interface DiscountRuleUpdatedEvent {
  /** The entity after the change. */
  entity: DiscountRule;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a discount rule is updated.
 *
 * The type of the event is `wix.ecom.discounts.v1.discount_rule_updated`.
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

/** Request of {@link createDiscountRule}. */
export interface CreateDiscountRuleRequest {
  /** The rule to create. */
  discountRule: DiscountRuleToCreate;
}

/**
 * A discount that the store applies automatically. A rule without a trigger applies to every
 * cart.
 */
export interface DiscountRule {
  /** Id of the rule. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the rule was created. */
  createdDate?: Date | null;
  /** When the rule was last updated. */
  updatedDate?: Date | null;
  /** Whether the rule is enabled. An enabled rule applies only during its active time. */
  active?: boolean | null;
  /** Name of the rule. 1 to 50 characters. */
  name?: string | null;
  /** Condition that a cart must meet. If the rule has no trigger, it applies to every cart. */
  trigger?: DiscountTrigger;
  /** Period during which the rule applies. */
  activeTimeInfo?: ActiveTimeInfo;
  /** Discounts that the rule applies. */
  discounts?: Discounts;
  /** Whether the rule is live, pending or expired. */
  status: Status;
  /** Number of times that the rule has been used. */
  usageCount: number;
  /** Tags attached to the rule. */
  tags?: Tags;
}

/**
 * A discount that the store applies automatically. A rule without a trigger applies to every
 * cart.
 */
export interface DiscountRuleInput {
  /** Id of the rule. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Whether the rule is enabled. An enabled rule applies only during its active time. */
  active?: boolean | null;
  /** Name of the rule. 1 to 50 characters. */
  name?: string | null;
  /** Condition that a cart must meet. If the rule has no trigger, it applies to every cart. */
  trigger?: DiscountTriggerInput;
  /** Period during which the rule applies. */
  activeTimeInfo?: ActiveTimeInfo;
  /** Discounts that the rule applies. */
  discounts?: DiscountsInput;
  /** Tags attached to the rule. */
  tags?: TagsInput;
}

/** The variant of `DiscountRuleInput` that `createDiscountRule` accepts. */
export interface DiscountRuleToCreate extends DiscountRuleInput {
  /** Name of the rule. 1 to 50 characters. */
  name: string;
  /** Discounts that the rule applies. */
  discounts: DiscountsInput;
}

/** The variant of `DiscountRuleInput` that `updateDiscountRule` accepts. */
export interface DiscountRuleToUpdate extends Omit<DiscountRuleInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/**
 * A condition for a discount. `triggerType` determines which of the other fields is set.
 *
 * At most one of `and`, `or`, `customTrigger`, `subtotalRange`, `itemQuantityRange` and
 * `customerEligibility` is set.
 */
export type DiscountTrigger = {
  /** Kind of condition. */
  triggerType: TriggerType;
} & (
  | {
      /** Conditions that must all be met. Set only if `triggerType` is `AND`. */
      and?: And;
      or?: undefined;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      /** Conditions. The cart must meet at least one of them. Set only if `triggerType` is `OR`. */
      or?: Or;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      /** Condition that an app checks. Set only if `triggerType` is `CUSTOM`. */
      customTrigger?: Custom;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      customTrigger?: undefined;
      /** Range of the subtotal. Set only if `triggerType` is `SUBTOTAL_RANGE`. */
      subtotalRange?: SubtotalRange;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      /** Range of the number of items. Set only if `triggerType` is `ITEM_QUANTITY_RANGE`. */
      itemQuantityRange?: ItemQuantityRange;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      /** Customers who get the discount. Set only if `triggerType` is `CUSTOMER_ELIGIBILITY`. */
      customerEligibility?: CustomerEligibility;
    }
);

/**
 * A condition for a discount. `triggerType` determines which of the other fields is set.
 *
 * At most one of `and`, `or`, `customTrigger`, `subtotalRange`, `itemQuantityRange` and
 * `customerEligibility` is set.
 */
export type DiscountTriggerInput = {
  /** Kind of condition. */
  triggerType?: TriggerType;
} & (
  | {
      /** Conditions that must all be met. Set only if `triggerType` is `AND`. */
      and?: AndInput;
      or?: undefined;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      /** Conditions. The cart must meet at least one of them. Set only if `triggerType` is `OR`. */
      or?: OrInput;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      /** Condition that an app checks. Set only if `triggerType` is `CUSTOM`. */
      customTrigger?: CustomInput;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      customTrigger?: undefined;
      /** Range of the subtotal. Set only if `triggerType` is `SUBTOTAL_RANGE`. */
      subtotalRange?: SubtotalRangeInput;
      itemQuantityRange?: undefined;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      /** Range of the number of items. Set only if `triggerType` is `ITEM_QUANTITY_RANGE`. */
      itemQuantityRange?: ItemQuantityRangeInput;
      customerEligibility?: undefined;
    }
  | {
      and?: undefined;
      or?: undefined;
      customTrigger?: undefined;
      subtotalRange?: undefined;
      itemQuantityRange?: undefined;
      /** Customers who get the discount. Set only if `triggerType` is `CUSTOMER_ELIGIBILITY`. */
      customerEligibility?: CustomerEligibilityInput;
    }
);

/** Conditions that must all be met. */
export interface And {
  /** Conditions that must all be met. 2 to 5 items. */
  triggers: DiscountTrigger[];
}

/** Conditions that must all be met. */
export interface AndInput {
  /** Conditions that must all be met. 2 to 5 items. */
  triggers?: DiscountTriggerInput[];
}

/** Conditions. The cart must meet at least one of them. */
export interface Or {
  /** Conditions. The cart must meet at least one of them. 2 to 5 items. */
  triggers: DiscountTrigger[];
}

/** Conditions. The cart must meet at least one of them. */
export interface OrInput {
  /** Conditions. The cart must meet at least one of them. 2 to 5 items. */
  triggers?: DiscountTriggerInput[];
}

/** A condition that an app checks. */
export interface Custom {
  /** Id of the condition in the app. 1 to 100 characters. */
  id: string;
  /** Id of the app. */
  appId: string;
}

/** A condition that an app checks. */
export interface CustomInput {
  /** Id of the condition in the app. 1 to 100 characters. */
  id?: string;
  /** Id of the app. */
  appId?: string;
}

/** Range for the subtotal of the items that the condition considers. */
export interface SubtotalRange {
  /** Items that the condition considers. At most 50 items. */
  scopes: Scope[];
  /** Minimum subtotal, inclusive, as a decimal string. By default, there is no minimum. */
  from?: string | null;
  /** Maximum subtotal, inclusive, as a decimal string. By default, there is no maximum. */
  to?: string | null;
}

/** Range for the subtotal of the items that the condition considers. */
export interface SubtotalRangeInput {
  /** Items that the condition considers. At most 50 items. */
  scopes?: ScopeInput[];
  /** Minimum subtotal, inclusive, as a decimal string. By default, there is no minimum. */
  from?: string | null;
  /** Maximum subtotal, inclusive, as a decimal string. By default, there is no maximum. */
  to?: string | null;
}

/**
 * Items that a condition or discount applies to. `type` determines which filter is set.
 *
 * At most one of `catalogItemFilter` and `customFilter` is set.
 */
export type Scope = {
  /** Id of the scope. 1 to 100 characters. */
  id: string;
  /** Kind of filter. */
  type: ScopeType;
} & (
  | {
      /** Ids of the items. Set only if `type` is `CATALOG_ITEM`. */
      catalogItemFilter?: CatalogItemFilter;
      customFilter?: undefined;
    }
  | {
      catalogItemFilter?: undefined;
      /** Filter that an app applies to select the items. Set only if `type` is `CUSTOM_FILTER`. */
      customFilter?: CustomFilter;
    }
);

/**
 * Items that a condition or discount applies to. `type` determines which filter is set.
 *
 * At most one of `catalogItemFilter` and `customFilter` is set.
 */
export type ScopeInput = {
  /** Id of the scope. 1 to 100 characters. */
  id?: string;
  /** Kind of filter. */
  type?: ScopeType;
} & (
  | {
      /** Ids of the items. Set only if `type` is `CATALOG_ITEM`. */
      catalogItemFilter?: CatalogItemFilterInput;
      customFilter?: undefined;
    }
  | {
      catalogItemFilter?: undefined;
      /** Filter that an app applies to select the items. Set only if `type` is `CUSTOM_FILTER`. */
      customFilter?: CustomFilterInput;
    }
);

/** Items from one catalog, selected by id. */
export interface CatalogItemFilter {
  /** Id of the app that owns the catalog. */
  catalogAppId: string;
  /** Ids of the items. At most 50 items. */
  catalogItemIds: string[];
}

/** Items from one catalog, selected by id. */
export interface CatalogItemFilterInput {
  /** Id of the app that owns the catalog. */
  catalogAppId?: string;
  /** Ids of the items. At most 50 items. */
  catalogItemIds?: string[];
}

/** A filter that an app uses to select items. */
export interface CustomFilter {
  /** Id of the app. */
  appId: string;
  /** Parameters of the filter, such as collection ids. Their shape depends on the app. */
  params?: Record<string, unknown> | null;
}

/** A filter that an app uses to select items. */
export interface CustomFilterInput {
  /** Id of the app. */
  appId?: string;
  /** Parameters of the filter, such as collection ids. Their shape depends on the app. */
  params?: Record<string, unknown> | null;
}

/** How items are selected: by id, or with an app's filter. */
export type ScopeType = "CATALOG_ITEM" | "CUSTOM_FILTER" | (string & {});

/** Range for the number of items that the condition considers. */
export interface ItemQuantityRange {
  /** Items that the condition considers. At most 50 items. */
  scopes: Scope[];
  /** Minimum number of items, inclusive. By default, there is no minimum. At least 1. */
  from?: number | null;
  /** Maximum number of items, inclusive. By default, there is no maximum. At least 1. */
  to?: number | null;
}

/** Range for the number of items that the condition considers. */
export interface ItemQuantityRangeInput {
  /** Items that the condition considers. At most 50 items. */
  scopes?: ScopeInput[];
  /** Minimum number of items, inclusive. By default, there is no minimum. At least 1. */
  from?: number | null;
  /** Maximum number of items, inclusive. By default, there is no maximum. At least 1. */
  to?: number | null;
}

/** Customers who get a discount. */
export interface CustomerEligibility {
  /** Members who get the discount. Set only if `eligibilityType` is `INDIVIDUAL_MEMBERS`. */
  individualMembersInfo?: IndividualMembers;
  /** How the customers are selected. */
  eligibilityType: EligibilityType;
}

/** Customers who get a discount. */
export interface CustomerEligibilityInput {
  /** Members who get the discount. Set only if `eligibilityType` is `INDIVIDUAL_MEMBERS`. */
  individualMembersInfo?: IndividualMembersInput;
  /** How the customers are selected. */
  eligibilityType?: EligibilityType;
}

/** Members who get a discount. */
export interface IndividualMembers {
  /** Ids of the members. 1 to 100 items. */
  memberIds: string[];
}

/** Members who get a discount. */
export interface IndividualMembersInput {
  /** Ids of the members. 1 to 100 items. */
  memberIds?: string[];
}

/** How customers are selected: as individual members. */
export type EligibilityType = "INDIVIDUAL_MEMBERS" | (string & {});

/** What a discount condition checks. */
export type TriggerType =
  | "AND"
  | "SUBTOTAL_RANGE"
  | "ITEM_QUANTITY_RANGE"
  | "CUSTOM"
  | "OR"
  | "CUSTOMER_ELIGIBILITY"
  | (string & {});

/** Period during which a discount rule applies. */
export interface ActiveTimeInfo {
  /** When the rule starts to apply. By default, it applies immediately. */
  start?: Date | null;
  /** When the rule stops applying. By default, it never stops. */
  end?: Date | null;
}

/** Discounts that a discount rule applies. */
export interface Discounts {
  /** The discounts. There can be at most one. Exactly 1 item. */
  values: Discount[];
}

/** Discounts that a discount rule applies. */
export interface DiscountsInput {
  /** The discounts. There can be at most one. Exactly 1 item. */
  values?: DiscountInput[];
}

/**
 * A discount on the selected items. `discountType` determines which value is set.
 *
 * At most one of `percentage`, `fixedAmount`, `fixedPrice` and `quantityBased` is set.
 */
export type Discount = {
  /** What the discount applies to. */
  targetType: Type;
  /** Items that the discount applies to. Set only if `targetType` is `SPECIFIC_ITEMS`. */
  specificItemsInfo?: SpecificItemsInfo;
  /** Kind of discount. */
  discountType: DiscountType;
} & (
  | {
      /** Percentage off the price. Set only if `discountType` is `PERCENTAGE`. 0.1 to 100. */
      percentage?: number;
      fixedAmount?: undefined;
      fixedPrice?: undefined;
      quantityBased?: undefined;
    }
  | {
      percentage?: undefined;
      /** Amount off the price, as a decimal string. Set only if `discountType` is `FIXED_AMOUNT`. */
      fixedAmount?: string;
      fixedPrice?: undefined;
      quantityBased?: undefined;
    }
  | {
      percentage?: undefined;
      fixedAmount?: undefined;
      /** New price, as a decimal string. Set only if `discountType` is `FIXED_PRICE`. */
      fixedPrice?: string;
      quantityBased?: undefined;
    }
  | {
      percentage?: undefined;
      fixedAmount?: undefined;
      fixedPrice?: undefined;
      /** Price for several items together. Set only if `discountType` is `QUANTITY_BASED`. */
      quantityBased?: QuantityBased;
    }
);

/**
 * A discount on the selected items. `discountType` determines which value is set.
 *
 * At most one of `percentage`, `fixedAmount`, `fixedPrice` and `quantityBased` is set.
 */
export type DiscountInput = {
  /** What the discount applies to. */
  targetType?: Type;
  /** Items that the discount applies to. Set only if `targetType` is `SPECIFIC_ITEMS`. */
  specificItemsInfo?: SpecificItemsInfoInput;
  /** Kind of discount. */
  discountType?: DiscountType;
} & (
  | {
      /** Percentage off the price. Set only if `discountType` is `PERCENTAGE`. 0.1 to 100. */
      percentage?: number;
      fixedAmount?: undefined;
      fixedPrice?: undefined;
      quantityBased?: undefined;
    }
  | {
      percentage?: undefined;
      /** Amount off the price, as a decimal string. Set only if `discountType` is `FIXED_AMOUNT`. */
      fixedAmount?: string;
      fixedPrice?: undefined;
      quantityBased?: undefined;
    }
  | {
      percentage?: undefined;
      fixedAmount?: undefined;
      /** New price, as a decimal string. Set only if `discountType` is `FIXED_PRICE`. */
      fixedPrice?: string;
      quantityBased?: undefined;
    }
  | {
      percentage?: undefined;
      fixedAmount?: undefined;
      fixedPrice?: undefined;
      /** Price for several items together. Set only if `discountType` is `QUANTITY_BASED`. */
      quantityBased?: QuantityBasedInput;
    }
);

/** Price for several items together. */
export interface QuantityBased {
  /** Quantities and their prices. There can be at most one. Exactly 1 item. */
  configurations: DiscountConfig[];
}

/** Price for several items together. */
export interface QuantityBasedInput {
  /** Quantities and their prices. There can be at most one. Exactly 1 item. */
  configurations?: DiscountConfigInput[];
}

/** A quantity and the price for it. */
export interface DiscountConfig {
  /** Id of the entry. */
  id: string;
  /** Number of items that are sold together, at least 2. */
  quantity: number;
  /** Price for this number of items, as a decimal string. */
  price: string;
}

/** A quantity and the price for it. */
export interface DiscountConfigInput {
  /** Number of items that are sold together, at least 2. */
  quantity?: number;
  /** Price for this number of items, as a decimal string. */
  price?: string;
}

/** What a discount applies to: specific items. */
export type Type = "SPECIFIC_ITEMS" | (string & {});

/** Items that a discount applies to. */
export interface SpecificItemsInfo {
  /** Filters that select the items. 1 to 50 items. */
  scopes: Scope[];
}

/** Items that a discount applies to. */
export interface SpecificItemsInfoInput {
  /** Filters that select the items. 1 to 50 items. */
  scopes?: ScopeInput[];
}

/**
 * Kinds of discounts: a percentage off, an amount off, a fixed price, or a price for several
 * items together.
 */
export type DiscountType =
  | "PERCENTAGE"
  | "FIXED_AMOUNT"
  | "FIXED_PRICE"
  | "QUANTITY_BASED"
  | (string & {});

/** Status of a rule: live, expired, or pending until its active time starts. */
export type Status = "LIVE" | "EXPIRED" | "PENDING" | (string & {});

/** Response of {@link createDiscountRule}. */
export interface CreateDiscountRuleResponse {
  /** The created rule. */
  discountRule?: DiscountRule;
}

/** Request of {@link getDiscountRule}. */
export interface GetDiscountRuleRequest {
  /** Id of the rule. */
  discountRuleId: string;
}

/** Response of {@link getDiscountRule}. */
export interface GetDiscountRuleResponse {
  /** The rule, with its trigger and discounts. */
  discountRule?: DiscountRule;
}

/** Request of {@link updateDiscountRule}. */
export interface UpdateDiscountRuleRequest {
  /** The rule, with the fields to update and its current revision. Omitted fields do not change. */
  discountRule: DiscountRuleInput;
}

/** Response of {@link updateDiscountRule}. */
export interface UpdateDiscountRuleResponse {
  /** The updated rule. */
  discountRule?: DiscountRule;
}

/** Request of {@link deleteDiscountRule}. */
export interface DeleteDiscountRuleRequest {
  /** Id of the rule. */
  discountRuleId: string;
}

/** Response of {@link deleteDiscountRule}. */
export type DeleteDiscountRuleResponse = Record<string, never>;

/** Request of {@link queryDiscountRules}. */
export interface QueryDiscountRulesRequest {
  /** Filter, sorting and paging. */
  query?: PlatformQuery;
}

/** Response of {@link queryDiscountRules}. */
export interface QueryDiscountRulesResponse {
  /** Rules on this page. */
  discountRules: DiscountRule[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PlatformPagingMetadata;
}
