/** Kind of an operation whose name, request and response follow the platform's naming pattern. */
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
  | "getOwn"
  | "deleteOwn"
  | "getOrCreate"
  | "upsert"
  | "updateExtendedFields"
  | "addValue"
  | "removeValue"
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

/** Field paths in the request and response. A missing key means that the operation does not have the field. */
export interface Keys {
  /** The entity in the request: "brand". */
  readonly item?: string;
  /** The entity in the response: "brand". */
  readonly responseItem?: string;
  /** The entity's id in the request: "brandId", "brand.id". */
  readonly id?: string;
  /** The entity field that `id` or `names` refer to, if it is not the id: "slug". */
  readonly by?: string;
  /** Ids in the request: "brandIds". */
  readonly ids?: string;
  /** Names in the request that represent whole entities: "brandName", "brandNames". */
  readonly names?: string;
  /** Entities in the request: "brands". */
  readonly items?: string;
  /** The entity in each of `items`. By default, each item is an entity. */
  readonly inner?: string;
  /** Path of the field mask: "fieldMask", or "brands.fieldMask" if each item has its own. */
  readonly mask?: string;
  /** The flag that requests the entities in the response: "returnEntity". */
  readonly returnEntity?: string;
  /** Entities in the response of a query, search or list: "brands". */
  readonly list?: string;
  /** Paging metadata in the response. `pagingKind` states whether it has cursors, offsets or both. */
  readonly paging?: string;
  readonly pagingKind?: "cursor" | "offset" | "both";
  /** The total next to the list: "totalResults". */
  readonly total?: string;
  /** The aggregations in the response. */
  readonly aggregations?: string;
  /** The number that a count returns. */
  readonly count?: string;
  /** The fields of the request that contain a query, a search, a filter, or the paging of a list. */
  readonly query?: string;
  readonly search?: string;
  readonly filter?: string;
  readonly page?: string;
  /** The results of a bulk operation, one per item, and the fields of each result. */
  readonly results?: string;
  readonly resultItem?: string;
  readonly resultMetadata?: string;
  readonly bulkMetadata?: string;
  /** The errors of a bulk operation that returns the entities in `list` instead of results. */
  readonly errors?: string;
  /** The errors, if each error is only a code. */
  readonly errorCodes?: string;
  /** The id of the job that applies the change. */
  readonly job?: string;
  readonly assignTags?: string;
  readonly unassignTags?: string;
  readonly namespace?: string;
  readonly namespaceData?: string;
  /** A value to add to the entity's list `values` or to remove from it: "deliveryRegionId". */
  readonly value?: string;
  readonly values?: string;
  /** Fields in the request that are not part of the pattern. */
  readonly more?: readonly string[];
}

export interface QueryField {
  /** Missing if the schema does not state a type. */
  readonly type?: "string" | "number" | "boolean" | "date" | "enum" | "decimal" | "object";
  /** Whether the field is a list or is inside a list. */
  readonly list?: true;
  /** Supported operators such as "$eq". "*" means all operators for its type. */
  readonly operators: "*" | readonly string[];
  readonly sort?: "both" | "asc" | "desc";
}

export interface QueryFacts {
  /** The largest page. */
  readonly maximum?: number;
  readonly fields?: { readonly [path: string]: QueryField };
}

/** An operation: its method and path, and other facts from its API document. */
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
  /** Names of the request and response schemas. */
  readonly request: string;
  readonly response: string;
  /** The package and service that define the schemas: "stores/brands-v3". */
  readonly schemas: string;
}

/** Facts about an entity of the platform. */
export interface EntityFacts {
  /** The schema's name, and the package and service (or "common") that define it. */
  readonly schema?: string;
  readonly schemas?: string;
  /** The field that identifies the entity. Default: "id". */
  readonly id?: string;
  /** Whether each site has exactly one. */
  readonly singleton?: true;
  /** Fields of the entity. */
  readonly revision?: true;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  readonly tags?: true;
  readonly extendedFields?: true;
  /**
   * Fields that only the platform sets. `immutable` lists fields that can be set only on creation.
   */
  readonly readOnly?: readonly string[];
  readonly immutable?: readonly string[];
  /** Events by slug. If an event type does not follow the pattern, its slug is the type itself. */
  readonly events?: { readonly [slug: string]: string };
}

/**
 * An operation in the table: the text `action method path verb key:value …`, and facts that cannot
 * be derived from it. The path is relative to `start`. A key without a value has its default
 * value. `type` is the prefix of the request and response names.
 */
type OperationRow =
  | string
  | readonly [text: string, facts: Partial<OperationFacts> & { readonly type?: string }];

/** Operations in a module that share their schemas, entity and path prefix. */
export interface OperationGroup {
  readonly module: string;
  readonly start: string;
  readonly schemas: string;
  readonly entity?: string;
  readonly rows: readonly OperationRow[];
}

/** The value that most operations use for each key. */
export const USUAL_KEYS: Readonly<Record<string, string>> = {
  id: "id",
  mask: "fieldMask",
  query: "query",
  search: "search",
  filter: "filter",
  paging: "pagingMetadata",
  pagingKind: "cursor",
  returnEntity: "returnEntity",
  results: "results",
  resultItem: "item",
  resultMetadata: "itemMetadata",
  bulkMetadata: "bulkActionMetadata",
  assignTags: "assignTags",
  unassignTags: "unassignTags",
  job: "jobId",
};

function expandKeys(texts: readonly string[]): Keys {
  const keys: Record<string, string | readonly string[]> = {};
  for (const text of texts) {
    const [key = "", value = USUAL_KEYS[key] ?? keys.item ?? ""] = text.split(":");
    keys[key] = key === "more" ? String(value).split(",") : value;
  }
  return keys;
}

/** Expands the operations' facts. */
export const expandOperations = (groups: readonly OperationGroup[]): OperationFacts[] =>
  groups.flatMap(({ module, start, schemas, entity, rows }) =>
    rows.map((row): OperationFacts => {
      const [text, others = {}] = typeof row === "string" ? [row] : row;
      const [action = "", method = "", rest = "", verb, ...keys] = text.split(" ");
      const { type = action.charAt(0).toUpperCase() + action.slice(1), ...facts } = others;
      return {
        name: `${module}.${action}`,
        method,
        path: start + rest,
        transport: method === "GET" || method === "DELETE" ? "query" : "body",
        ...(entity !== undefined && { entity }),
        ...(verb !== undefined && { verb: verb as Verb, keys: expandKeys(keys) }),
        request: `${type}Request`,
        response: `${type}Response`,
        schemas,
        ...facts,
      };
    }),
  );

/** Entity in the table. `a,b{c,d}` means the paths a, b.c and b.d, and `b@0` the paths of block 0 in b. */
export interface EntityRow extends Omit<EntityFacts, "readOnly" | "immutable" | "events"> {
  readonly readOnly?: string;
  readonly immutable?: string;
  /** Its events' slugs. `slug=type` specifies a type that does not follow the pattern. */
  readonly events?: readonly string[];
}

/** Returns the paths in a string such as `a,b{c,d},e@0`. */
export function expandPaths(text: string, blocks: readonly string[] = []): string[] {
  const paths: string[] = [];
  const prefixes = [""];
  for (const [, name = "", end] of text.matchAll(/([^,{}]*)([,{}]|$)/g)) {
    const [field, block] = name.split("@");
    const path = `${prefixes.at(-1)}${field}`;
    if (end === "{") prefixes.push(`${path}.`);
    else if (block !== undefined) {
      const inner = expandPaths(blocks[Number(block)] ?? "", blocks);
      paths.push(...inner.map((rest) => `${path}.${rest}`));
    } else if (name !== "") paths.push(path);
    if (end === "}") prefixes.pop();
  }
  return paths;
}

/** Expands the entities' paths and event types. */
export const expandEntities = (
  rows: { readonly [type: string]: EntityRow },
  blocks: readonly string[] = [],
): { readonly [type: string]: EntityFacts } =>
  Object.fromEntries(
    Object.entries(rows).map(([type, { readOnly, immutable, events, ...facts }]) => [
      type,
      {
        ...facts,
        ...(readOnly !== undefined && { readOnly: expandPaths(readOnly, blocks) }),
        ...(immutable !== undefined && { immutable: expandPaths(immutable, blocks) }),
        ...(events && {
          events: Object.fromEntries(
            events.map((event) => {
              const [slug = "", other = `${type}_${slug}`] = event.split("=");
              return [slug, other];
            }),
          ),
        }),
      },
    ]),
  );
