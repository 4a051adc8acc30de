import type { World } from "../shop-world.js";
import { keysOf, setAt } from "./least-request.js";

/** What has to be so for an operation's least request to succeed. */
export interface Setting {
  /** Fields besides the least ones, or in place of them, by path: `"order.id"`, `"lineItems[0].id"`. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Who asks; the merchant in a visitor's place when absent. */
  readonly as?: keyof World["callers"];
  /** The code that the platform answers with in any world of ours, and why no request could succeed. */
  readonly refused?: { readonly code: string; readonly why: string };
}

/** Makes what an operation needs, in a world that is at its start. */
export type Prepare = (world: World) => Setting | Promise<Setting>;

/** Settings by operation. */
export type Settings = Readonly<Record<string, Prepare>>;

/** A request with the fields of a setting. */
export function withFields(
  request: Record<string, unknown>,
  fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const changed = structuredClone(request);
  for (const [field, value] of Object.entries(fields)) setAt(changed, keysOf(field), value);
  return changed;
}
