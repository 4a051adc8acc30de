import type { World } from "../shop-world.js";
import { keysOf, setAt } from "./minimal-request.js";

/** Request fields, keyed by path, such as `"order.id"` or `"lineItems[0].id"`. */
export type Fields = Readonly<Record<string, unknown>>;

/** Requirements of an operation's minimal request. */
export interface Setting {
  /** Fields of the request. Any other required fields are added automatically. */
  readonly request?: Fields;
  /** Caller. The default is the merchant on behalf of a visitor. */
  readonly as?: keyof World["callers"];
  /** Error code that the operation always returns, and the reason. */
  readonly rejected?: { readonly code: string; readonly why: string };
}

/** Prepares a shop that is in its initial state for an operation. */
export type Prepare = (world: World) => Setting | Promise<Setting>;

export type Settings = Readonly<Record<string, Prepare>>;

export function withFields(fields: Fields): Record<string, unknown> {
  const request = {};
  for (const [field, value] of Object.entries(structuredClone(fields))) {
    setAt(request, keysOf(field), value);
  }
  return request;
}

export const setField = (field: string, value: unknown) => (): Fields => ({ [field]: value });

/**
 * Returns settings for a service's operations. `fieldsByOperation` contains request fields, keyed by
 * the operation's name without the service.
 */
export function serviceSettings(
  service: string,
  fieldsByOperation: Readonly<Record<string, (world: World) => Fields | Promise<Fields>>>,
  as?: Setting["as"],
): Settings {
  const settings = Object.entries(fieldsByOperation).map(
    ([operation, fields]): [string, Prepare] => [
      `${service}.${operation}`,
      async (world) => ({ request: await fields(world), ...(as ? { as } : {}) }),
    ],
  );
  return Object.fromEntries(settings);
}
