import type { Amount } from "../../kernel/money.js";

export interface Reference {
  readonly catalogItemId: string;
  readonly appId: string;
  readonly options?: Record<string, unknown>;
}

/** Prices are before discounts. */
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

export const physical = ({ shippable, weight, sku }: AskedLine) => ({
  shippable,
  ...(weight !== undefined && { weight }),
  ...(sku !== undefined && { sku }),
});

export const referred = ({ reference }: AskedLine) =>
  reference ? { catalogReference: reference } : {};
