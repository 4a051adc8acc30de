/** Describes an operation's arguments, request and response. */
export interface Operation {
  /** Name of the operation: `package.module.operation`, such as "stores.productsV3.getProduct". */
  readonly name: string;
  /** HTTP method. Default: "POST". */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * Path on the API host. Segments such as `{product.id}` are replaced by fields of the request.
   */
  readonly path: string;
  /** Where each positional argument goes in the request. */
  readonly args?: readonly ArgumentTarget[];
  /** Names of the arguments that differ from the last part of their path, or from "options". */
  readonly names?: readonly string[];
  /** Order of request paths, if it differs from the order of the arguments. */
  readonly order?: readonly string[];
  /** Conversions of the request. */
  readonly request?: CodecTable;
  /** Conversions of the response. */
  readonly response?: CodecTable;
  /** Response field that the call resolves to. Default: the whole response. */
  readonly returns?: string;
  /** Whether a nested query string is sent as `.r=<base64url JSON>`. */
  readonly complex?: true;
  /** Whether a GET becomes a POST with a body if the query string exceeds 4,000 characters. */
  readonly fallback?: true;
  /** Whether the operation is read-only, so that it can be retried. Default: true for GET. */
  readonly read?: boolean;
  /** Creates the response body of a redirect. Default: a redirect is an error. */
  readonly redirect?: (response: Response, url: string) => object;
  /** Request path of the field mask. "orders.fieldMask" sets it on every item of `orders`. */
  readonly mask?: string;
  /** Response fields of a query or search. Default of `metadata`: "pagingMetadata". */
  readonly query?: {
    readonly items: string;
    readonly metadata?: string;
  };
}

/**
 * Position of an argument in the request. "product.id" is the field that it fills, and its fields
 * are spread into "...product". A list names fields with the same name in the request, and a map
 * states the target of each field.
 */
export type ArgumentTarget = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * A tree of the fields that need conversion; all other fields are sent unchanged. Lists are
 * converted item by item, and "*" matches every key of a map. Leaves: "d" Timestamp (ISO string <->
 * Date), "f" Float ("NaN" | "Infinity" | "-Infinity" <-> number), "b" Bytes (base64 <->
 * Uint8Array), "m" FieldMask ("a,b" <-> string[]).
 */
export interface CodecTable {
  readonly [field: string]: Codec;
}

/** The conversion of one value, or the table of an object's fields; see {@link CodecTable}. */
export type Codec = CodecTable | "d" | "f" | "b" | "m";
