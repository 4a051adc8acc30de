import type { QueryFields, QueryValue } from "./query.js";

/** Lists of objects that `$matchItems` accepts; only searches have them. */
type Matched<Fields extends QueryFields> = Fields extends { match: infer Field extends string }
  ? Field
  : never;

/** Every field that a filter can use. */
type Filtered<Fields extends QueryFields> =
  | Fields["eq"]
  | Fields["in"]
  | Fields["exists"]
  | Fields["compare"]
  | Fields["startsWith"]
  | Fields["has"]
  | Matched<Fields>;

/** The type of a value in a filter: dates may also be ISO strings. */
type Written<Value> = Value extends Date ? Date | string : Value;

/** The operand of each operator. */
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

/** The operators that a field supports. */
type OperatorOf<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? "$eq" : never)
  | (Field extends Fields["in"] ? "$ne" | "$in" | "$nin" : never)
  | (Field extends Fields["exists"] ? "$exists" : never)
  | (Field extends Fields["compare"] ? "$gt" | "$gte" | "$lt" | "$lte" : never)
  | (Field extends Fields["startsWith"] ? "$startsWith" | "$isEmpty" : never)
  | (Field extends Fields["has"] ? "$hasSome" | "$hasAll" : never)
  | (Field extends Matched<Fields> ? "$matchItems" : never);

/** The condition for one field: a value that it equals, or operators. */
export type Condition<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? Written<QueryValue<Fields, Field>> | null : never)
  | {
      readonly [Operator in OperatorOf<Fields, Field>]?: Operands<
        QueryValue<Fields, Field>
      >[Operator];
    };

/** Filters that combine other filters. */
type Joined<Fields extends QueryFields> = {
  /** All of these filters match. */
  readonly $and?: readonly FilterOf<Fields>[];
  /** At least one of these filters matches. */
  readonly $or?: readonly FilterOf<Fields>[];
  /** This filter does not match. */
  readonly $not?: FilterOf<Fields>;
};

/**
 * A filter of one query or search, limited to the fields, operators and values that it supports. Several conditions
 * are combined with "and".
 */
export type FilterOf<Fields extends QueryFields> = {
  readonly [Field in Filtered<Fields>]?: Condition<Fields, Field>;
} & Joined<Fields>;

/**
 * The conditions of `matchItems` for one element of a list. Refer to nested fields by path, such as
 * `"price.actualPrice.amount"`.
 */
export type ItemFilter<Item> = {
  readonly [Field in keyof Item]?: NonNullable<Item[Field]> extends infer Value
    ? Written<Value> | null | Partial<Operands<Value>>
    : never;
} & { readonly [path: `${string}.${string}`]: unknown };
