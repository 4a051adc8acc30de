import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, format, text } from "../../kernel/money.js";
import type { SiteSettings } from "../../site/settings.js";
import type { Address, Contact } from "../address.js";

export interface Reference {
  readonly catalogItemId: string;
  readonly appId: string;
  readonly options?: Record<string, unknown>;
}

/** Line item with prices before discounts. */
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

export const physicalOf = ({ shippable, weight, sku }: PluginLine) => ({ shippable, weight, sku });

export const pricedItem = (line: PluginLine, { site }: Reader) => ({
  id: line.id,
  quantity: line.quantity,
  catalogReference: line.reference,
  price: text(line.unit, site.currency),
});

/** The emulator does not convert prices. */
export function multiPriceIn({ locale }: SiteSettings, value: Amount, currency: string) {
  const exact = text(value, currency);
  const formatted = format(value, currency, locale);
  return {
    amount: exact,
    convertedAmount: exact,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  };
}

export interface PluginCart {
  readonly purchaseFlowId: string;
  owner: Owner;
  readonly lines: readonly unknown[];
  contact: Contact;
  email?: string;
  deliveryAddress?: Address;
  deliveryContact?: Contact;
  billingAddress?: Address;
  businessLocationId?: string;
  /** Custom fields of the site, stored exactly as sent. */
  extendedFields?: Record<string, unknown>;
  /** The memberships that the buyer chose as payment for line items. */
  memberships?: readonly SelectedMembership[];
}

export interface SelectedMembership {
  readonly id: string;
  readonly appId?: string;
  readonly lineItemIds: readonly string[];
}
