import type { QueryFields, QueryValue } from "./query.js";

/** Lists whose items a filter asks for; queries have none. */
type Matched<Fields extends QueryFields> = Fields extends { match: infer Field extends string }
  ? Field
  : never;

/** Every field that a filter may name. */
type Filtered<Fields extends QueryFields> =
  | Fields["eq"]
  | Fields["in"]
  | Fields["exists"]
  | Fields["compare"]
  | Fields["startsWith"]
  | Fields["has"]
  | Matched<Fields>;

/** A value as filters write it: a date may also be ISO text. */
type Written<Value> = Value extends Date ? Date | string : Value;

/** What each operator takes. */
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

/** The operators that a field takes. */
type OperatorOf<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? "$eq" : never)
  | (Field extends Fields["in"] ? "$ne" | "$in" | "$nin" : never)
  | (Field extends Fields["exists"] ? "$exists" : never)
  | (Field extends Fields["compare"] ? "$gt" | "$gte" | "$lt" | "$lte" : never)
  | (Field extends Fields["startsWith"] ? "$startsWith" | "$isEmpty" : never)
  | (Field extends Fields["has"] ? "$hasSome" | "$hasAll" : never)
  | (Field extends Matched<Fields> ? "$matchItems" : never);

/** What a filter says of one field: a value that it equals, or operators. */
export type Condition<Fields extends QueryFields, Field extends string> =
  | (Field extends Fields["eq"] ? Written<QueryValue<Fields, Field>> | null : never)
  | {
      readonly [Operator in OperatorOf<Fields, Field>]?: Operands<
        QueryValue<Fields, Field>
      >[Operator];
    };

/** Filters within a filter. */
type Joined<Fields extends QueryFields> = {
  /** All of these hold. */
  readonly $and?: readonly FilterOf<Fields>[];
  /** One of these holds. */
  readonly $or?: readonly FilterOf<Fields>[];
  /** This does not hold. */
  readonly $not?: FilterOf<Fields>;
};

/**
 * A filter of one query or search: only the fields, operators and values that it takes. Conditions
 * beside each other are joined by "and".
 */
export type FilterOf<Fields extends QueryFields> = {
  readonly [Field in Filtered<Fields>]?: Condition<Fields, Field>;
} & Joined<Fields>;

/**
 * What `matchItems` asks of one item of a list: its own fields by name, fields further down by
 * their path, such as `"price.actualPrice.amount"`.
 */
export type ItemFilter<Item> = {
  readonly [Field in keyof Item]?: NonNullable<Item[Field]> extends infer Value
    ? Written<Value> | null | Partial<Operands<Value>>
    : never;
} & { readonly [path: `${string}.${string}`]: unknown };
