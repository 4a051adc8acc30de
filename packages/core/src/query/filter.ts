import type { QueryFields, QueryValue } from "./query.js";

/** Only searches have `$matchItems`. */
type MatchableField<Fields extends QueryFields> = Fields extends {
  match: infer Field extends string;
}
  ? Field
  : never;

type FilterableField<Fields extends QueryFields> =
  | Fields["eq"]
  | Fields["in"]
  | Fields["exists"]
  | Fields["compare"]
  | Fields["startsWith"]
  | Fields["has"]
  | MatchableField<Fields>;

/** Filters also accept dates as ISO strings. */
type FilterValue<Value> = Value extends Date ? Date | string : Value;

interface Operands<Value> {
  $eq: FilterValue<Value> | null;
  $ne: FilterValue<Value> | null;
  $in: readonly (FilterValue<Value> | null)[];
  $nin: readonly (FilterValue<Value> | null)[];
  $gt: FilterValue<Value>;
  $gte: FilterValue<Value>;
  $lt: FilterValue<Value>;
  $lte: FilterValue<Value>;
  $exists: boolean;
  $isEmpty: boolean;
  $startsWith: string;
  $hasSome: readonly FilterValue<Value>[];
  $hasAll: readonly FilterValue<Value>[];
  $matchItems: readonly ItemFilter<Value>[];
}

type OperatorOf<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? "$eq" : never)
  | (Field extends Fields["in"] ? "$ne" | "$in" | "$nin" : never)
  | (Field extends Fields["exists"] ? "$exists" : never)
  | (Field extends Fields["compare"] ? "$gt" | "$gte" | "$lt" | "$lte" : never)
  | (Field extends Fields["startsWith"] ? "$startsWith" | "$isEmpty" : never)
  | (Field extends Fields["has"] ? "$hasSome" | "$hasAll" : never)
  | (Field extends MatchableField<Fields> ? "$matchItems" : never);

/** A value that the field must equal, or an object with operators. */
export type Condition<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? FilterValue<QueryValue<Fields, Field>> | null : never)
  | {
      readonly [Operator in OperatorOf<Fields, Field>]?: Operands<
        QueryValue<Fields, Field>
      >[Operator];
    };

type CombinedFilters<Fields extends QueryFields> = {
  /** All of these filters must match. */
  readonly $and?: readonly FilterOf<Fields>[];
  /** At least one of these filters must match. */
  readonly $or?: readonly FilterOf<Fields>[];
  /** This filter must not match. */
  readonly $not?: FilterOf<Fields>;
};

/**
 * A filter with the fields, operators and values that the operation supports. Several conditions
 * are combined with "and".
 */
export type FilterOf<Fields extends QueryFields> = {
  readonly [Field in FilterableField<Fields>]?: Condition<Fields, Field>;
} & CombinedFilters<Fields>;

/**
 * Conditions for a list element in `matchItems`. Refer to nested fields by path, such as
 * `"price.actualPrice.amount"`.
 */
export type ItemFilter<Item> = {
  readonly [Field in keyof Item]?: NonNullable<Item[Field]> extends infer Value
    ? FilterValue<Value> | null | Partial<Operands<Value>>
    : never;
} & { readonly [path: `${string}.${string}`]: unknown };
