import type { Emulator } from "../emulator.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { logIn } from "./login.js";
import { orderInput } from "./order-world.js";
import { webhookOptions } from "./sent-events.js";
import { type Caller, type Json, merchant, shop } from "./test-client.js";

export const DRAFTS = "ecom.draftSubscriptionContracts";
export const MONTHLY = {
  frequency: "MONTH",
  interval: 1,
  autoRenewal: true,
  enableCustomerCancellation: true,
};

export const money = (amount: string) => ({ amount });

export const lineChange = (lineItemId: string, change: object) => ({
  lineItemChanges: [{ lineItemId, ...change }],
});

const draftOf = ({ calculatedDraftSubscriptionContract: { draftSubscriptionContract } }: Json) =>
  draftSubscriptionContract;

export class Subscriptions {
  readonly owner: Caller;

  constructor(
    readonly emulator: Emulator,
    readonly guest: Caller,
  ) {
    this.owner = merchant(emulator);
  }

  /** Orders subscriptions for line items given as price and quantity. Returns the contract. */
  async createContract(
    lines: readonly (readonly [string, number])[] = [
      ["10", 1],
      ["20", 2],
    ],
    change: (order: Json) => void = () => undefined,
    subscriptionSettings: object = MONTHLY,
  ): Promise<Json> {
    const order = orderInput({ lines, status: "APPROVED", shipping: "5" });
    for (const line of order.lineItems) {
      line.subscriptionInfo = { cycleNumber: 1, subscriptionSettings };
      line.taxInfo = { taxRate: "0.1", taxBreakdown: [{ rate: "0.1", taxName: "VAT" }] };
    }
    change(order);
    const { order: newOrder } = await this.owner.call("ecom.orders.createOrder", { order });
    return await this.contract(newOrder.lineItems[0].subscriptionInfo.id);
  }

  async contract(subscriptionContractId: string): Promise<Json> {
    const operation = "ecom.subscriptionContracts.getSubscriptionContract";
    const response = await this.owner.call(operation, { subscriptionContractId });
    return response.subscriptionContract;
  }

  async createDraft(contract: Json, target: object = {}, by = this.owner): Promise<Json> {
    const request = { subscriptionContractId: contract.id, target };
    return draftOf(await by.call(`${DRAFTS}.createDraftSubscriptionContract`, request));
  }

  async on(draft: Json, operation: string, rest: object = {}, by = this.owner): Promise<Json> {
    const request = { draftSubscriptionContractId: draft.id, ...rest };
    return draftOf(await by.call(`${DRAFTS}.${operation}`, request));
  }

  async fails(draft: Json, operation: string, rest: object = {}, by = this.owner) {
    const request = { draftSubscriptionContractId: draft.id, ...rest };
    return await by.fails(`${DRAFTS}.${operation}`, request);
  }

  async draftability(subscriptionContractId: string, by = this.owner): Promise<Json> {
    const operation = `${DRAFTS}.getSubscriptionContractDraftability`;
    return await by.call(operation, { subscriptionContractId });
  }

  async member(): Promise<Caller> {
    return await logIn(this.guest);
  }
}

export async function subscriptions(options: EmulatorOptions = {}): Promise<Subscriptions> {
  const { emulator, guest } = await shop({ seed: "minimal", ...webhookOptions(), ...options });
  return new Subscriptions(emulator, guest);
}
