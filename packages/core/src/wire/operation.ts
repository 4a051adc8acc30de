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
  /** Order of the request fields, if it differs from the order of the arguments. */
  readonly order?: readonly string[];
  readonly request?: CodecTable;
  readonly response?: CodecTable;
  /** Response field that the call resolves to. Default: the whole response. */
  readonly returns?: string;
  /** Whether a query with nested fields is sent as `.r=<base64url JSON>`. */
  readonly complex?: true;
  /** Whether a GET whose query string exceeds 4,000 characters becomes a POST. */
  readonly fallback?: true;
  /** Whether the operation is read-only. Default: true for GET. */
  readonly read?: boolean;
  /** Without this function, a redirect is an error. */
  readonly redirect?: (response: Response, url: string) => object;
  /** Path of the field mask. "orders.fieldMask" sets it on every item of `orders`. */
  readonly mask?: string;
  /** Names of a query's response fields. Default of `metadata`: "pagingMetadata". */
  readonly query?: {
    readonly items: string;
    readonly metadata?: string;
  };
}

/**
 * Target of one positional argument in the request. "product.id" sets that request field to the
 * argument. "...product" copies the argument's fields into `product`. For an options object, a list
 * names the fields to copy, and a map gives the request path of each field.
 */
export type ArgumentTarget = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * A tree of the fields that need conversion. Lists are converted item by item, and "*" matches
 * every key of a map. A leaf is the type of a field:
 *
 * - "d": timestamp, an ISO string in JSON and a Date in JavaScript
 * - "f": float, a string in JSON if it is NaN or infinite
 * - "b": bytes, a base64 string in JSON and a Uint8Array in JavaScript
 * - "m": field mask, a string such as "a,b" in JSON and a list in JavaScript
 */
export interface CodecTable {
  readonly [field: string]: Codec;
}

export type Codec = CodecTable | "d" | "f" | "b" | "m";
