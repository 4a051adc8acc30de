/** One remote call as data: what the generator writes and `call` carries out. */
export interface Operation {
  /** `package.module.operation`, for errors and for the emulator: "stores.productsV3.getProduct" */
  readonly name: string;
  /** "POST" unless told otherwise. */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path on the API host; `{product.id}` names a (dotted) field of the request. */
  readonly path: string;
  /** Where each positional argument goes in the request. */
  readonly args?: readonly ArgumentTarget[];
  /** Names of the arguments, where they are not the last part of a path, or "options" for one with several fields. */
  readonly names?: readonly string[];
  /** Request paths in the order they are sent in, where it is not that of the arguments. */
  readonly order?: readonly string[];
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
  /** Makes a body of the platform's redirect and the request's URL; absent: a redirect is an error. */
  readonly redirect?: (response: Response, url: string) => object;
  /** Request path of a field mask given per call with `client.with({ fieldMask })`; "orders.fieldMask" means one on every item of the list `orders`. */
  readonly mask?: string;
  /** Where the answer of a query or search has its items and its paging: "pagingMetadata" unless told otherwise. */
  readonly query?: {
    readonly items: string;
    readonly metadata?: string;
  };
}

/**
 * Where an argument goes in the request: "product.id" is the field that it fills, "...product" the one that its own
 * fields are spread into. A list names the fields of an argument that are also the request's; a map says for each
 * field where it goes.
 */
export type ArgumentTarget = string | readonly string[] | Readonly<Record<string, string>>;

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
