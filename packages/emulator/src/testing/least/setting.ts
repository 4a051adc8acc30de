import type { World } from "../shop-world.js";
import { keysOf, setAt } from "./least-request.js";

/** Fields of a request by path: `"order.id"`, `"lineItems[0].id"`. */
export type Fields = Readonly<Record<string, unknown>>;

/** What has to be so for an operation's least request to succeed. */
export interface Setting {
  /** Fields that the request has; those that they and the operation need besides are filled in. */
  readonly request?: Fields;
  /** Who asks; the merchant in a visitor's place when absent. */
  readonly as?: keyof World["callers"];
  /** The code that the answer has in any world, and why no request could succeed. */
  readonly refused?: { readonly code: string; readonly why: string };
}

/** Makes what an operation needs, in a world that is at its start. */
export type Prepare = (world: World) => Setting | Promise<Setting>;

/** Settings by operation. */
export type Settings = Readonly<Record<string, Prepare>>;

/** The request that fields make. */
export function withFields(fields: Fields): Record<string, unknown> {
  const request = {};
  for (const [field, value] of Object.entries(structuredClone(fields))) {
    setAt(request, keysOf(field), value);
  }
  return request;
}

/** What an update changes, as its one further field. */
export const changing = (field: string, value: unknown) => (): Fields => ({ [field]: value });

/** Settings of one service: each operation's name without the service, and the fields that it needs. */
export function needing(
  service: string,
  needed: Readonly<Record<string, (world: World) => Fields | Promise<Fields>>>,
  as?: Setting["as"],
): Settings {
  const settings = Object.entries(needed).map(([operation, fields]): [string, Prepare] => [
    `${service}.${operation}`,
    async (world) => ({ request: await fields(world), ...(as ? { as } : {}) }),
  ]);
  return Object.fromEntries(settings);
}
