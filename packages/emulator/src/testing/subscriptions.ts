import type { Emulator } from "../emulator.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { logIn } from "./login.js";
import { orderInput } from "./order-world.js";
import { listening } from "./sent-events.js";
import { type Answer, type Caller, merchant, shop } from "./test-client.js";

export const DRAFTS = "ecom.draftSubscriptionContracts";
export const MONTHLY = {
  frequency: "MONTH",
  interval: 1,
  autoRenewal: true,
  enableCustomerCancellation: true,
};

export const money = (amount: string) => ({ amount });

export const changing = (lineItemId: string, change: object) => ({
  lineItemChanges: [{ lineItemId, ...change }],
});

const draftOf = ({ calculatedDraftSubscriptionContract: { draftSubscriptionContract } }: Answer) =>
  draftSubscriptionContract;

export class Subscriptions {
  readonly owner: Caller;

  constructor(
    readonly emulator: Emulator,
    readonly guest: Caller,
  ) {
    this.owner = merchant(emulator);
  }

  /** Orders subscriptions for lines of price and quantity. Returns the contract. */
  async subscribed(
    lines: readonly (readonly [string, number])[] = [
      ["10", 1],
      ["20", 2],
    ],
    change: (order: Answer) => void = () => undefined,
    subscriptionSettings: object = MONTHLY,
  ): Promise<Answer> {
    const order = orderInput({ lines, status: "APPROVED", shipping: "5" });
    for (const line of order.lineItems) {
      line.subscriptionInfo = { cycleNumber: 1, subscriptionSettings };
      line.taxInfo = { taxRate: "0.1", taxBreakdown: [{ rate: "0.1", taxName: "VAT" }] };
    }
    change(order);
    const { order: made } = await this.owner.call("ecom.orders.createOrder", { order });
    return await this.contract(made.lineItems[0].subscriptionInfo.id);
  }

  async contract(subscriptionContractId: string): Promise<Answer> {
    const operation = "ecom.subscriptionContracts.getSubscriptionContract";
    const answer = await this.owner.call(operation, { subscriptionContractId });
    return answer.subscriptionContract;
  }

  async begun(of: Answer, target: object = {}, by = this.owner): Promise<Answer> {
    const request = { subscriptionContractId: of.id, target };
    return draftOf(await by.call(`${DRAFTS}.createDraftSubscriptionContract`, request));
  }

  async on(draft: Answer, operation: string, rest: object = {}, by = this.owner): Promise<Answer> {
    const request = { draftSubscriptionContractId: draft.id, ...rest };
    return draftOf(await by.call(`${DRAFTS}.${operation}`, request));
  }

  async refused(draft: Answer, operation: string, rest: object = {}, by = this.owner) {
    const request = { draftSubscriptionContractId: draft.id, ...rest };
    return await by.fails(`${DRAFTS}.${operation}`, request);
  }

  async draftability(subscriptionContractId: string, by = this.owner): Promise<Answer> {
    const operation = `${DRAFTS}.getSubscriptionContractDraftability`;
    return await by.call(operation, { subscriptionContractId });
  }

  async member(): Promise<Caller> {
    return await logIn(this.guest);
  }
}

export async function subscriptions(options: EmulatorOptions = {}): Promise<Subscriptions> {
  const { emulator, guest } = await shop({ seed: "minimal", ...listening(), ...options });
  return new Subscriptions(emulator, guest);
}
