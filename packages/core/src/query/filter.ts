import type { QueryFields, QueryValue } from "./query.js";

/** Only searches have `$matchItems`. */
type Matched<Fields extends QueryFields> = Fields extends { match: infer Field extends string }
  ? Field
  : never;

type Filtered<Fields extends QueryFields> =
  | Fields["eq"]
  | Fields["in"]
  | Fields["exists"]
  | Fields["compare"]
  | Fields["startsWith"]
  | Fields["has"]
  | Matched<Fields>;

/** Filters also accept dates as ISO strings. */
type Written<Value> = Value extends Date ? Date | string : Value;

interface Operands<Value> {
  $eq: Written<Value> | null;
  $ne: Written<Value> | null;
  $in: readonly (Written<Value> | null)[];
  $nin: readonly (Written<Value> | null)[];
  $gt: Written<Value>;
  $gte: Written<Value>;
  $lt: Written<Value>;
  $lte: Written<Value>;
  $exists: boolean;
  $isEmpty: boolean;
  $startsWith: string;
  $hasSome: readonly Written<Value>[];
  $hasAll: readonly Written<Value>[];
  $matchItems: readonly ItemFilter<Value>[];
}

type OperatorOf<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? "$eq" : never)
  | (Field extends Fields["in"] ? "$ne" | "$in" | "$nin" : never)
  | (Field extends Fields["exists"] ? "$exists" : never)
  | (Field extends Fields["compare"] ? "$gt" | "$gte" | "$lt" | "$lte" : never)
  | (Field extends Fields["startsWith"] ? "$startsWith" | "$isEmpty" : never)
  | (Field extends Fields["has"] ? "$hasSome" | "$hasAll" : never)
  | (Field extends Matched<Fields> ? "$matchItems" : never);

/** Condition for a field: a value that the field must equal, or an object with operators. */
export type Condition<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? Written<QueryValue<Fields, Field>> | null : never)
  | {
      readonly [Operator in OperatorOf<Fields, Field>]?: Operands<
        QueryValue<Fields, Field>
      >[Operator];
    };

type Joined<Fields extends QueryFields> = {
  /** All of these filters must match. */
  readonly $and?: readonly FilterOf<Fields>[];
  /** At least one of these filters must match. */
  readonly $or?: readonly FilterOf<Fields>[];
  /** This filter must not match. */
  readonly $not?: FilterOf<Fields>;
};

/**
 * Filter for a query or search, limited to the fields, operators and values that the operation
 * supports. Several conditions are combined with "and".
 */
export type FilterOf<Fields extends QueryFields> = {
  readonly [Field in Filtered<Fields>]?: Condition<Fields, Field>;
} & Joined<Fields>;

/**
 * Conditions of `matchItems` that a list element must meet. Refer to nested fields by path, such as
 * `"price.actualPrice.amount"`.
 */
export type ItemFilter<Item> = {
  readonly [Field in keyof Item]?: NonNullable<Item[Field]> extends infer Value
    ? Written<Value> | null | Partial<Operands<Value>>
    : never;
} & { readonly [path: `${string}.${string}`]: unknown };
