export interface Operation {
  /** Name of the operation: `package.module.operation`, such as "stores.productsV3.getProduct". */
  readonly name: string;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Segments such as `{product.id}` are replaced with fields of the request. */
  readonly path: string;
  /** Where each positional argument goes in the request. */
  readonly args?: readonly ArgumentTarget[];
  /** Argument names, if they differ from the last segment of the path or from "options". */
  readonly names?: readonly string[];
  /** Order of the fields in the request, if it differs from the order of the arguments. */
  readonly order?: readonly string[];
  readonly request?: CodecTable;
  readonly response?: CodecTable;
  /** Response field that the call resolves to. Default: the whole response. */
  readonly returns?: string;
  /** Whether a query with nested fields is sent as `.r=<base64url JSON>`. */
  readonly complex?: true;
  /** Whether a GET whose query string exceeds 4,000 characters becomes a POST. */
  readonly fallback?: true;
  /** Whether the operation is read-only and may be retried. Default: true for GET. */
  readonly read?: boolean;
  /** Creates the response body for a redirect. Without this function, a redirect is an error. */
  readonly redirect?: (response: Response, url: string) => object;
  /** Path of the field mask. "orders.fieldMask" sets it on every item of `orders`. */
  readonly mask?: string;
  /** Names of response fields of a query. Default of `metadata`: "pagingMetadata". */
  readonly query?: {
    readonly items: string;
    readonly metadata?: string;
  };
}

/**
 * "product.id" is a field of the request, and "...product" receives the argument's fields. A list
 * contains field names, and a map gives the target of each field.
 */
export type ArgumentTarget = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * A tree of the fields that need conversion. All other fields are sent unchanged. Lists are
 * converted item by item, and "*" matches every key of a map. Leaves: "d" Timestamp (ISO string <->
 * Date), "f" Float ("NaN" | "Infinity" | "-Infinity" <-> number), "b" Bytes (base64 <->
 * Uint8Array), "m" FieldMask ("a,b" <-> string[]).
 */
export interface CodecTable {
  readonly [field: string]: Codec;
}

export type Codec = CodecTable | "d" | "f" | "b" | "m";
