// Requests against the documents: the schemas that users of the packages have too.

import { load as ecom } from "@portico/ecom/schemas/load";
import { load as identity } from "@portico/identity/schemas/load";
import { load as members } from "@portico/members/schemas/load";
import { load as stores } from "@portico/stores/schemas/load";
import { z } from "zod/v4";
import type { EventFacts } from "../generated/events.js";
import type { OperationFacts } from "../generated/operations.js";
import type { Handler, WireRequest } from "../handler.js";
import { validationError } from "../platform-error.js";
import { documented } from "./documented.js";
import { violationsOf } from "./from-zod.js";
import { documentedPaging } from "./paging.js";
import { queries } from "./queries.js";
import { typed } from "./typed.js";

interface Schemas {
  readonly requests: Readonly<Record<string, z.ZodType>>;
}
type Loaders = Readonly<Record<string, () => Promise<Schemas>>>;

const PACKAGES: Readonly<Record<string, Loaders>> = { ecom, identity, members, stores };

const known = /* @__PURE__ */ new Map<string, z.ZodType>();

/** Loads the schemas of a service: "stores/brands-v3". */
export async function schemasOf(name: string): Promise<Schemas> {
  const [pack = "", service = ""] = name.split("/");
  const load = PACKAGES[pack]?.[service];
  if (!load) throw new Error(`There are no schemas of ${name}`);
  return await load();
}

/** Loads the schema of an operation's request, once. */
export async function requestSchema({
  name,
  schemas,
}: Pick<OperationFacts, "name" | "schemas">): Promise<z.ZodType> {
  const before = known.get(name);
  if (before) return before;
  const schema = (await schemasOf(schemas)).requests[name];
  if (!schema) throw new Error(`There is no schema of ${name}`);
  known.set(name, schema);
  return schema;
}

/** Loads the schema of what an event tells. */
export async function eventSchema({ schema: name, schemas }: EventFacts): Promise<z.ZodType> {
  const schema: unknown = Object.entries(await schemasOf(schemas)).find(
    ([key]) => key === name,
  )?.[1];
  if (schema instanceof z.ZodType) return schema;
  throw new Error(`There is no schema ${name} in ${schemas}`);
}

/** Everything that is not null, as far as it can be checked. */
function checkable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(checkable);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, checkable(field)]));
}

/** A request as it arrived: JSON from its body and packed query, text from its path, query and form. */
export interface SentRequest {
  readonly json: WireRequest;
  readonly text: WireRequest;
}

const isPlain = (value: unknown): value is WireRequest =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges two requests; fields of the second one win. */
export function merged(first: WireRequest, second: WireRequest): WireRequest {
  const fields = Object.entries(second).map(([name, value]) => {
    const before = Object.hasOwn(first, name) ? first[name] : undefined;
    return [name, isPlain(before) && isPlain(value) ? merged(before, value) : value];
  });
  return { ...first, ...Object.fromEntries(fields) };
}

/**
 * Reads a request with its schema: without unknown fields, with numbers, booleans and lists where the URL has text.
 *
 * @param undocumented - fields that are kept though the schema does not have them; true: all of them
 * @throws PlatformError 400 when the paging contradicts itself
 */
export function requestOf(
  schema: z.ZodType,
  { json, text }: SentRequest,
  undocumented?: Handler["undocumented"],
): WireRequest {
  if (undocumented === true) return merged(json, typed(schema, text) as WireRequest);
  const known = (part: WireRequest) =>
    documentedPaging(schema, documented(schema, part, undocumented));
  return merged(known(json), typed(schema, known(text)) as WireRequest);
}

/**
 * Checks a request against its schema.
 *
 * @returns the request
 * @throws PlatformError 400 with a violation for each field
 */
export function checkedRequest(schema: z.ZodType, request: WireRequest): WireRequest {
  const plain = checkable(request);
  const found = violationsOf(schema, plain).filter(
    // here a shop's client may have any id: "shop"
    ({ field, violatedRule }) => !(/\bclientId$/i.test(field) && violatedRule === "FORMAT"),
  );
  const violations = found.length > 0 ? found : violationsOf(queries, plain);
  if (violations.length > 0) throw validationError(violations);
  return request;
}
