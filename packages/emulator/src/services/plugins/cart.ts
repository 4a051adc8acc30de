import type { Owner } from "../../kernel/caller.js";
import type { Address, Contact } from "../address.js";

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
  readonly memberships?: readonly ChosenMembership[];
}

export interface ChosenMembership {
  readonly id: string;
  readonly appId?: string;
  readonly lineItemIds: readonly string[];
}
