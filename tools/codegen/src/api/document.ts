import { z } from "zod";

/** The part of JSON Schema 2020-12 that `api/` uses. Other keys are errors. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema;
  enum?: string[];
  format?: string;
  readOnly?: boolean;
  deprecated?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxProperties?: number;
  /** Whether the field can be set only on creation. */
  "x-immutable"?: boolean;
  /** Groups of mutually exclusive fields. */
  "x-oneof"?: string[][];
  /** Descriptions of enum values whose names do not explain them. */
  "x-enum-descriptions"?: Record<string, string>;
  /** Limits of a decimal number that is stored as a string. */
  "x-decimal"?: string;
  /** Source of a fact that the platform's JavaScript reference does not document. */
  "x-source"?: string;
  /** Undocumented fields that the platform sends, and their conversions. */
  "x-undocumented"?: UndocumentedFields;
}

export interface UndocumentedFields {
  [field: string]: "d" | "f" | "b" | UndocumentedFields;
}

const undocumentedFields: z.ZodType<UndocumentedFields> = z.lazy(() =>
  z.record(z.string(), z.union([z.enum(["d", "f", "b"]), undocumentedFields])),
);

const formats = z.enum([
  "byte",
  "color-hex",
  "country",
  "currency",
  "date-time",
  "decimal-value",
  "double",
  "email",
  "field-mask",
  "guid",
  "language",
  "local-date",
  "phone",
  "subdivision",
  "url-slug",
  "web-url",
]);

export const schema: z.ZodType<Schema> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    additionalProperties: schema.optional(),
    enum: z.array(z.string()).optional(),
    format: formats.optional(),
    readOnly: z.boolean().optional(),
    deprecated: z.boolean().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxProperties: z.number().optional(),
    "x-immutable": z.boolean().optional(),
    "x-oneof": z.array(z.array(z.string())).optional(),
    "x-enum-descriptions": z.record(z.string(), z.string()).optional(),
    "x-decimal": z.string().optional(),
    "x-source": z.string().regex(/\.$/).optional(),
    "x-undocumented": undocumentedFields.optional(),
  }),
);

const jsonContent = z.strictObject({ schema });
const responses = z.record(z.string(), z.looseObject({}));
const source = z.string().regex(/^\d+(\.[A-Za-z]\w*)*$/);

/**
 * Fields of a query or search, and the operators that each one supports. "*" means all operators
 * for the field's type.
 */
const queryFieldSpecs = z.array(
  z.strictObject({
    fields: z.array(z.string()),
    operators: z.union([z.literal("*"), z.array(z.string())]),
    sort: z.string(),
  }),
);

/** First sentence of a docstring: "Returns a brand by id." */
export const operationSummary = z.string().regex(/^[A-Z][a-z]+s .+\.$/);

const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w*$/),
  summary: operationSummary,
  deprecated: z.boolean().optional(),
  parameters: z
    .array(
      z.discriminatedUnion("in", [
        z.strictObject({
          name: z.string(),
          in: z.literal("path"),
          required: z.literal(true),
          schema,
        }),
        z.strictObject({
          name: z.literal("request"),
          in: z.literal("query"),
          style: z.literal("form"),
          explode: z.literal(true),
          schema,
        }),
      ]),
    )
    .default([]),
  requestBody: z
    .strictObject({
      required: z.boolean(),
      content: z.strictObject({ "application/json": jsonContent }),
    })
    .optional(),
  responses: z.looseObject({
    "200": z.strictObject({
      description: z.string(),
      content: z.strictObject({ "application/json": jsonContent }),
    }),
  }),
  "x-arguments": z.strictObject({
    names: z.array(z.string()),
    explicit: z.record(z.string(), source),
    spread: z.record(z.string(), source).default({}),
  }),
  "x-read": z.boolean().optional(),
  "x-redirect": z.literal(true).optional(),
  "x-returns": z.string().optional(),
  "x-field-mask": z.string().optional(),
  "x-fallback": z.literal("POST").optional(),
  "x-complex": z.literal(true).optional(),
  "x-query-builder": z
    .strictObject({
      paging: z.enum(["OFFSET", "CURSOR"]),
      items: z.string(),
      metadata: z.string(),
      operators: z.record(z.string(), z.array(z.string())),
    })
    .optional(),
  "x-query-spec": z.strictObject({ paging: z.string(), wql: queryFieldSpecs }).optional(),
  "x-search-spec": z
    .strictObject({
      items: z.string(),
      metadata: z.string(),
      paging: z.literal("CURSOR"),
      searchable: z.array(z.string()).default([]),
      aggregatable: z.array(z.string()).default([]),
      wql: queryFieldSpecs,
    })
    .optional(),
  "x-required-fields": z.array(z.string()).default([]),
  "x-error-codes": z.array(z.string()).default([]),
  "x-permissions": z.array(z.string()).default([]),
  "x-identities": z.array(z.string()).default([]),
  "x-callers": z.array(z.enum(["visitor", "member", "API key", "app"])).default([]),
  "x-replaced-by": z.unknown().optional(),
  "x-removal-date": z.unknown().optional(),
  "x-proto-path": z.string().optional(),
  "x-site-path": z.string().optional(),
  "x-rpc": z.string().optional(),
  "x-entity": z.string().optional(),
});

const event = z.strictObject({
  operationId: z.string().regex(/^on[A-Z]\w*$/),
  summary: z.string().regex(/^Sent when .+\.$/),
  requestBody: z.looseObject({}),
  responses,
  "x-domain-event": z.boolean(),
  "x-payload": z.strictObject({
    entity: schema.optional(),
    data: schema.optional(),
    modifiedFields: schema.optional(),
  }),
  "x-permissions": z.array(z.string()).default([]),
});

const methods = z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), operation);

/** A service: a document in `api/` with paths. */
export const serviceDocument = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    summary: z.string(),
    "x-package": z.enum(["identity", "stores", "ecom", "members"]),
    "x-module": z.string(),
  }),
  servers: z.array(z.looseObject({})),
  paths: z.record(z.string().startsWith("/"), methods),
  webhooks: z.record(z.string(), z.strictObject({ post: event })).default({}),
  components: z.strictObject({ schemas: z.record(z.string(), schema) }),
  "x-aliases": z.record(z.string(), z.string()).default({}),
});

/** Shared schemas: `common.json` and `<package>.common.json`. */
export const commonDocument = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string(), "x-package": z.string() }),
  components: z.strictObject({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), z.looseObject({})).optional(),
  }),
});

/** The help text of each application error code: `error-codes.json`. */
export const errorCodesDocument = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  components: z.strictObject({}),
  "x-error-remedies": z.record(z.string(), z.string().regex(/^[A-Z`].*\.$/)),
});

/** Meaning and help text of the SDK's error codes: `sdk-errors.json`. */
export const sdkErrorsDocument = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  components: z.strictObject({}),
  "x-sdk-errors": z.record(
    z.string().regex(/^[A-Z0-9_]+$/),
    z.strictObject({
      meaning: z.string().regex(/^[A-Z`].*\.$/),
      help: z.string().regex(/^[A-Z`].*\.$/),
      /** Whether the platform sends the code although no operation documents it. */
      isPlatformError: z.literal(true).optional(),
    }),
  ),
});

export type SdkError = z.infer<typeof sdkErrorsDocument>["x-sdk-errors"][string];
export type OperationDocument = z.infer<typeof operation>;
export type ServiceDocument = z.infer<typeof serviceDocument>;
export type CommonDocument = z.infer<typeof commonDocument>;
