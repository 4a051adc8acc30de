import type { World } from "../shop-world.js";
import { keysOf, setAt } from "./least-request.js";

/** Fields of a request by path: `"order.id"`, `"lineItems[0].id"`. */
export type Fields = Readonly<Record<string, unknown>>;

/** What has to be so for an operation's least request to succeed. */
export interface Setting {
  /** Fields besides the least ones, or in place of them; `undefined` takes one out. */
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

/** A request with the fields of a setting. */
export function withFields(
  request: Record<string, unknown>,
  fields: Fields = {},
): Record<string, unknown> {
  const changed = structuredClone(request);
  for (const [field, value] of Object.entries(fields)) setAt(changed, keysOf(field), value);
  return changed;
}
