import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, text } from "../../kernel/money.js";
import type { Address, Contact } from "../address.js";

export interface Reference {
  readonly catalogItemId: string;
  readonly appId: string;
  readonly options?: Record<string, unknown>;
}

/** Prices are before discounts. */
export interface PluginLine {
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

export const physical = ({ shippable, weight, sku }: PluginLine) => ({
  shippable,
  ...(weight !== undefined && { weight }),
  ...(sku !== undefined && { sku }),
});

export const referred = ({ reference }: PluginLine) =>
  reference ? { catalogReference: reference } : {};

export const pricedItem = (line: PluginLine, { site }: Reader) => ({
  id: line.id,
  quantity: line.quantity,
  ...referred(line),
  price: text(line.unit, site.currency),
});

export interface CartOfApps {
  readonly purchaseFlowId: string;
  readonly owner: Owner;
  readonly lines: readonly unknown[];
  readonly contact: Contact;
  readonly email?: string;
  readonly deliveryAddress?: Address;
  readonly deliveryContact?: Contact;
  readonly billingAddress?: Address;
  readonly businessLocationId?: string;
  readonly extendedFields?: Record<string, unknown>;
  readonly memberships?: readonly SelectedMembership[];
}

export interface SelectedMembership {
  readonly id: string;
  readonly appId?: string;
  readonly lineItemIds: readonly string[];
}
