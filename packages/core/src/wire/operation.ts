/** One remote call as data: what the generator writes and `call` carries out. */
export interface Operation {
  /** `package.module.operation`, for errors and for the emulator: "stores.productsV3.getProduct" */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path on the API host; `{product.id}` names a (dotted) field of the request. */
  readonly path: string;
  /** Names of the positional arguments, in order: what field violations are rewritten to. */
  readonly names?: readonly string[];
  /** request path -> where it comes from: "0" (argument 0) or "1.fields" (a field of argument 1) */
  readonly args?: Readonly<Record<string, string>>;
  /** request path -> argument whose remaining fields are spread there: "1" or "1.cartInfo" */
  readonly spread?: Readonly<Record<string, string>>;
  /** Values to convert on the way out. */
  readonly request?: CodecTable;
  /** Values to convert on the way in. */
  readonly response?: CodecTable;
  /** Response field that the call resolves to; absent: the whole response. */
  readonly returns?: string;
  /** Query-string transport whose nested payload goes as `.r=<base64url JSON>`. */
  readonly complex?: true;
  /** A GET over 4,000 characters of query string becomes a POST with a body. */
  readonly fallback?: true;
  /** Whether it only reads, so that a failed one may be sent again; absent: a GET does. */
  readonly read?: boolean;
  /** Request path of a field mask given per call with `client.with({ fieldMask })`; "orders.fieldMask" means one on every item of the list `orders`. */
  readonly mask?: string;
  /** Called without arguments the operation returns a query builder. */
  readonly query?: {
    readonly paging: "offset" | "cursor";
    readonly items: string;
    readonly metadata: string;
  };
}

/**
 * Sparse tree of the fields that need conversion; arrays are walked through transparently, "*"
 * matches every key of a map. Leaves: "d" Timestamp (ISO string <-> Date), "f" Float ("NaN" |
 * "Infinity" | "-Infinity" <-> number), "b" Bytes (base64 <-> Uint8Array), "m" FieldMask
 * ("a,b" <-> string[]).
 */
export interface CodecTable {
  readonly [field: string]: Codec;
}

/** A leaf's kind, or the table of an object's fields. */
export type Codec = CodecTable | "d" | "f" | "b" | "m";
