/** What an operation does, where its name and the shape of its request and answer follow the platform's pattern. */
export type Verb =
  | "create"
  | "get"
  | "update"
  | "delete"
  | "query"
  | "search"
  | "count"
  | "list"
  | "aggregate"
  | "getOrCreate"
  | "upsert"
  | "updateExtendedFields"
  | "getSettings"
  | "updateSettings"
  | "bulkCreate"
  | "bulkUpdate"
  | "bulkDelete"
  | "bulkGetOrCreate"
  | "bulkUpsert"
  | "bulkUpdateTags"
  | "bulkUpdateTagsByFilter"
  | "bulkUpdateByFilter"
  | "bulkDeleteByFilter";

/** Where in the request and in the answer things stand. Absent: not there. */
export interface Keys {
  /** The entity in the request: "brand". */
  readonly item?: string;
  /** The entity in the answer: "brand". */
  readonly answer?: string;
  /** The entity's id in the request: "brandId", "brand.id". */
  readonly id?: string;
  /** The entity's field that `id` or `names` are values of, where that is not its id: "slug". */
  readonly by?: string;
  /** Ids in the request: "brandIds". */
  readonly ids?: string;
  /** Names in the request that stand for whole entities: "brandName", "brandNames". */
  readonly names?: string;
  /** Entities in the request: "brands". */
  readonly items?: string;
  /** The entity in one of `items`; absent: each is one. */
  readonly inner?: string;
  /** The field mask: "fieldMask", or "brands.fieldMask" in each of `items`. */
  readonly mask?: string;
  /** Whether the answer carries the entities: "returnEntity". */
  readonly returnEntity?: string;
  /** Entities in the answer of a query, search or list: "brands". */
  readonly list?: string;
  /** Paging metadata of the answer, and whether it tells cursors, offsets or both. */
  readonly paging?: string;
  readonly pagingKind?: "cursor" | "offset" | "both";
  /** A total that stands beside the list: "totalResults". */
  readonly total?: string;
  /** The answer's aggregations. */
  readonly aggregations?: string;
  /** The number that a count answers. */
  readonly count?: string;
  /** What is asked for: "query", "search", "filter"; the page of a list: "paging". */
  readonly query?: string;
  readonly search?: string;
  readonly filter?: string;
  readonly page?: string;
  /** One result for each item, and what stands in a result. */
  readonly results?: string;
  readonly resultItem?: string;
  readonly resultMetadata?: string;
  readonly bulkMetadata?: string;
  /** The id of the job that carries the change out. */
  readonly job?: string;
  readonly assignTags?: string;
  readonly unassignTags?: string;
  readonly namespace?: string;
  readonly namespaceData?: string;
  /** Fields of the request that the pattern does not know. */
  readonly more?: readonly string[];
}

export interface QueryField {
  /** Absent where the schema does not tell. */
  readonly type?: "string" | "number" | "boolean" | "date" | "enum" | "decimal" | "object";
  /** Whether it lies in a list, or is one. */
  readonly list?: true;
  /** Operators it takes: "$eq" …; "*" stands for all that suit its type. */
  readonly operators: "*" | readonly string[];
  readonly sort?: "both" | "asc" | "desc";
}

export interface QueryFacts {
  /** The largest page. */
  readonly maximum?: number;
  readonly fields?: { readonly [path: string]: QueryField };
}

/** One operation: its address, and what can be told of it from the documents. */
export interface OperationFacts {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly transport: "body" | "query" | "query-complex";
  readonly fallback?: true;
  /** Its entity's type, a key of `entities`. */
  readonly entity?: string;
  readonly verb?: Verb;
  readonly keys?: Keys;
  readonly query?: QueryFacts;
  /** Names of the schemas of request and answer. */
  readonly request: string;
  readonly response: string;
  /** The package and service whose schemas they are: "stores/brands-v3". */
  readonly schemas: string;
}

/** An entity, as its services know it. */
export interface EntityFacts {
  /** The schema's name, and the package and service (or "common") that has it. */
  readonly schema?: string;
  readonly schemas?: string;
  /** The field that identifies it. */
  readonly id?: string;
  /** There is one per site. */
  readonly singleton?: true;
  /** Fields that it has. */
  readonly revision?: true;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  readonly tags?: true;
  readonly extendedFields?: true;
  /** Fields that only the platform sets, and those that are set on creation only. */
  readonly readOnly?: readonly string[];
  readonly immutable?: readonly string[];
  /** Its events: slug to event type. Types that follow no pattern are their own slugs. */
  readonly events?: { readonly [slug: string]: string };
}
