// Requests against the documents: the schemas that users of the packages have too.

import { load as ecom } from "@portico/ecom/schemas/load";
import { load as identity } from "@portico/identity/schemas/load";
import { load as members } from "@portico/members/schemas/load";
import { load as stores } from "@portico/stores/schemas/load";
import { z } from "zod";
import type { EventFacts } from "../generated/events.js";
import type { OperationFacts } from "../generated/operations.js";
import type { WireRequest } from "../handler.js";
import { validationError } from "../platform-error.js";
import { violationsOf } from "./from-zod.js";
import { queries } from "./queries.js";
import { typed } from "./typed.js";

interface Schemas {
  readonly requests: Readonly<Record<string, z.ZodType>>;
}
type Loaders = Readonly<Record<string, () => Promise<Schemas>>>;

const PACKAGES: Readonly<Record<string, Loaders>> = { ecom, identity, members, stores };

const known = /* @__PURE__ */ new Map<string, z.ZodType>();

/** Loads the schema of an operation's request, once. */
export async function requestSchema({ name, schemas }: OperationFacts): Promise<z.ZodType> {
  const before = known.get(name);
  if (before) return before;
  const [pack = "", service = ""] = schemas.split("/");
  const loaded = await PACKAGES[pack]?.[service]?.();
  const schema = loaded?.requests[name];
  if (!schema) throw new Error(`There is no schema of ${name}`);
  known.set(name, schema);
  return schema;
}

/** Loads the schema of what an event tells. */
export async function eventSchema({ schema: name, schemas }: EventFacts): Promise<z.ZodType> {
  const [pack = "", service = ""] = schemas.split("/");
  const loaded: object = (await PACKAGES[pack]?.[service]?.()) ?? {};
  const schema: unknown = Object.entries(loaded).find(([key]) => key === name)?.[1];
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

/**
 * Checks a request against its schema.
 *
 * @param text - came as text wholly: in a query string
 * @returns the request, with its numbers, booleans and lists
 * @throws PlatformError 400 with a violation for each field
 */
export function checkedRequest(schema: z.ZodType, wire: WireRequest, text: boolean): WireRequest {
  const request = text ? (typed(schema, wire) as WireRequest) : wire;
  const plain = checkable(request);
  const documented = violationsOf(schema, plain).filter(
    // here a shop's client may have any id: "shop"
    ({ field, violatedRule }) => !(/\bclientId$/i.test(field) && violatedRule === "FORMAT"),
  );
  const violations = documented.length > 0 ? documented : violationsOf(queries, plain);
  if (violations.length > 0) throw validationError(violations);
  return request;
}
