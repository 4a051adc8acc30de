import type { Amount } from "../../kernel/money.js";

/** Reference to an item in its catalog. */
export interface Reference {
  readonly catalogItemId: string;
  readonly appId: string;
  readonly options?: Record<string, unknown>;
}

/** A cart line in the format for plugins, with its price before discounts. */
export interface AskedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Amount;
  readonly fullUnit: Amount;
  readonly total: Amount;
  readonly shippable: boolean;
  readonly reference?: Reference;
  readonly weight?: number;
  readonly sku?: string;
}

/** Returns the `physicalProperties` of a line. */
export const physical = ({ shippable, weight, sku }: AskedLine) => ({
  shippable,
  ...(weight === undefined ? {} : { weight }),
  ...(sku === undefined ? {} : { sku }),
});

/** Returns an object with the line's `catalogReference`, or an empty object. */
export const referred = ({ reference }: AskedLine) =>
  reference ? { catalogReference: reference } : {};
