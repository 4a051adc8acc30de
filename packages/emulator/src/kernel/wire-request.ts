/** Request with path parameters, query and body merged into one object. */
export type WireRequest = Record<string, unknown>;

/** Null clears a field. */
export type Nullable<T> = { readonly [Field in keyof T]: T[Field] | null };

/** Entity as stored and in responses: dates are strings, and fields are never null. */
export type Json<T> = T extends string
  ? T
  : T extends Date | Uint8Array
    ? string
    : T extends readonly (infer Item)[]
      ? Json<Item>[]
      : T extends object
        ? { -readonly [Field in keyof T]: Json<Exclude<T[Field], null>> }
        : T;

/** Request as it was sent, but without null fields. Dates are strings. */
export type Sent<T> = T extends string
  ? T
  : T extends Date | Uint8Array
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Sent<Item>[]
      : T extends object
        ? { readonly [Field in keyof T]: Sent<Exclude<T[Field], null>> }
        : T;
