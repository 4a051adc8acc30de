import { load as ecom } from "@portico/ecom/schemas/load";
import { load as identity } from "@portico/identity/schemas/load";
import { load as members } from "@portico/members/schemas/load";
import { load as stores } from "@portico/stores/schemas/load";
import { z } from "zod/v4";
import type { EventFacts } from "../generated/events.js";
import type { OperationFacts } from "../generated/operations.js";
import type { Handler } from "../kernel/handler.js";
import { validationError } from "../kernel/platform-error.js";
import type { WireRequest } from "../kernel/wire-request.js";
import { isPlain, withoutNullFields } from "../store/plain.js";
import { documentedFields } from "./documented.js";
import { documentedPaging } from "./paging.js";
import { queries } from "./queries.js";
import { coerce } from "./typed.js";
import { violationsOf } from "./violations.js";

interface Schemas {
  readonly requests: Readonly<Record<string, z.ZodType>>;
}
type Loaders = Readonly<Record<string, () => Promise<Schemas>>>;

const PACKAGES: Readonly<Record<string, Loaders>> = { ecom, identity, members, stores };

const requestSchemas = /* @__PURE__ */ new Map<string, z.ZodType>();

export async function schemasOf(name: string): Promise<Schemas> {
  const [packageName = "", service = ""] = name.split("/");
  const load = PACKAGES[packageName]?.[service];
  if (!load) throw new Error(`There are no schemas for ${name}`);
  return await load();
}

export async function requestSchema({
  name,
  schemas,
}: Pick<OperationFacts, "name" | "schemas">): Promise<z.ZodType> {
  const cached = requestSchemas.get(name);
  if (cached) return cached;
  const schema = (await schemasOf(schemas)).requests[name];
  if (!schema) throw new Error(`There is no schema for ${name}`);
  requestSchemas.set(name, schema);
  return schema;
}

export async function eventSchema({ schema: name, schemas }: EventFacts): Promise<z.ZodType> {
  const schema: unknown = Reflect.get(await schemasOf(schemas), name);
  if (schema instanceof z.ZodType) return schema;
  throw new Error(`There is no schema ${name} in ${schemas}`);
}

/** JSON from the body and the encoded query, and text from the path, query and form. */
export interface SentRequest {
  readonly json: WireRequest;
  readonly text: WireRequest;
}

export function combine(first: WireRequest, second: WireRequest): WireRequest {
  const fields = Object.entries(second).map(([name, value]) => {
    const existing = Object.hasOwn(first, name) ? first[name] : undefined;
    return [name, isPlain(existing) && isPlain(value) ? combine(existing, value) : value];
  });
  return { ...first, ...Object.fromEntries(fields) };
}

/**
 * Removes unknown fields, and converts text to numbers, booleans and lists.
 *
 * @param undocumented - fields to keep although the schema omits them, or true for all
 * @throws PlatformError 400 if the paging parameters conflict
 */
export function documentedRequest(
  schema: z.ZodType,
  { json, text }: SentRequest,
  undocumented?: Handler["undocumented"],
): WireRequest {
  if (undocumented === true) return combine(json, coerce(schema, text) as WireRequest);
  const toDocumented = (fields: WireRequest) =>
    documentedPaging(schema, documentedFields(schema, fields, undocumented));
  return combine(toDocumented(json), coerce(schema, toDocumented(text)) as WireRequest);
}

/** @throws PlatformError 400 with a violation for each invalid field */
export function checkedRequest(schema: z.ZodType, request: WireRequest): WireRequest {
  const withoutNulls = withoutNullFields(request);
  const brokenRules = violationsOf(schema, withoutNulls).filter(
    // The emulator accepts any client id, such as "shop".
    ({ field, violatedRule }) => !(/\bclientId$/i.test(field) && violatedRule === "FORMAT"),
  );
  const violations = brokenRules.length > 0 ? brokenRules : violationsOf(queries, withoutNulls);
  if (violations.length > 0) throw validationError(violations);
  return request;
}
