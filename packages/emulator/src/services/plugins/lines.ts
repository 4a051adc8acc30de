import type { Amount } from "../../kernel/money.js";

/** An item in its catalog. */
export interface Reference {
  readonly catalogItemId: string;
  readonly appId: string;
  readonly options?: Record<string, unknown>;
}

/** A line of a cart as plugins are told of it: with its price before discounts. */
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

/** `physicalProperties` of a line. */
export const physical = ({ shippable, weight, sku }: AskedLine) => ({
  shippable,
  ...(weight === undefined ? {} : { weight }),
  ...(sku === undefined ? {} : { sku }),
});

/** The line's reference, as a field that is there or not. */
export const referred = ({ reference }: AskedLine) =>
  reference ? { catalogReference: reference } : {};
