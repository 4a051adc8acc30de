import type { Event, Field, Operation } from "./surface.ts";

export type ApiElement = "operation" | "event" | "error" | "type" | "field" | "enum";

/** A difference between a published package and our API document. */
export interface Difference {
  readonly kind: "new" | "gone" | "different";
  readonly element: ApiElement;
  /** Name of the element. Names of fields start with their parent, such as `Order.lineItems`. */
  readonly name: string;
  /** Key in the API document, such as `maxLength`. */
  readonly key?: string;
  readonly published?: string | number | boolean | undefined;
  readonly ours?: string | number | boolean | undefined;
  /** Values of a list or enum that our document lacks. */
  readonly added?: readonly string[];
  /** Values of a list or enum that the published package lacks. */
  readonly removed?: readonly string[];
  readonly operation?: Operation | undefined;
  readonly event?: Event | undefined;
  readonly field?: Field | undefined;
}

export const keysOf = (...maps: readonly ReadonlyMap<string, unknown>[]): string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
];
