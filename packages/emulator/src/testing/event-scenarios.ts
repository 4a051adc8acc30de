// Steps that cause certain events, such as recovered checkouts, chargebacks and expired payment
// requests.

import type { Emulator } from "../emulator.js";
import { addPayment, createOrder, orderInput } from "./order-world.js";
import { MONTHLY } from "./subscriptions.js";
import { ADDRESS, type Caller, reference } from "./test-client.js";

const HOUR = 3_600_000;

export interface EventWorld {
  readonly emulator: Emulator;
  readonly guest: Caller;
  readonly owner: Caller;
}

/** Abandons a checkout and completes it later. */
async function recoverCheckout({ emulator, guest }: EventWorld): Promise<void> {
  const { checkout } = await guest.call("ecom.checkout.createCheckout", {
    channelType: "WEB",
    lineItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    checkoutInfo: { buyerInfo: { email: "ada@example.com" }, billingInfo: { address: ADDRESS } },
  });
  emulator.clock.advance(HOUR);
  emulator.controls.abandonedCheckouts.look();
  await guest.call("ecom.checkout.createOrder", { id: checkout.id });
}

async function subscribe({ owner }: EventWorld): Promise<string> {
  const order = orderInput({ status: "APPROVED" });
  order.lineItems[0].subscriptionInfo = { cycleNumber: 1, subscriptionSettings: MONTHLY };
  const { order: newOrder } = await owner.call("ecom.orders.createOrder", { order });
  return newOrder.lineItems[0].subscriptionInfo.id;
}

async function disputePayment({ emulator }: EventWorld): Promise<void> {
  const { id } = await createOrder(emulator, { lines: [["100", 1]], status: "APPROVED" });
  const paymentId = await addPayment(emulator, id, "60");
  const chargebackId = emulator.controls.ledger.chargeback(id, paymentId, "60");
  emulator.controls.ledger.reverseChargeback(id, chargebackId);
}

/** Requests a payment that expires tomorrow, and moves the clock past that time. */
async function expirePaymentRequest({ emulator, owner }: EventWorld): Promise<void> {
  const { id: orderId } = await createOrder(emulator, { status: "APPROVED" });
  const tomorrow = new Date(emulator.clock.now() + 24 * HOUR).toISOString();
  const { orderPaymentRequest } = await owner.call(
    "ecom.orderPaymentRequests.createOrderPaymentRequest",
    {
      orderPaymentRequest: {
        orderId,
        title: "The rest",
        amount: { amount: "5" },
        expirationDate: tomorrow,
      },
    },
  );
  emulator.clock.advance(48 * HOUR);
  const { id: orderPaymentRequestId } = orderPaymentRequest;
  await owner.call("ecom.orderPaymentRequests.getOrderPaymentRequest", { orderPaymentRequestId });
}

/** Scenarios, keyed by the event types that they cause. */
export const SCENARIOS: Readonly<Record<string, (world: EventWorld) => Promise<unknown>>> = {
  "wix.ecom.v1.abandoned_checkout_recovered": recoverCheckout,
  "com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent": recoverCheckout,
  "wix.ecom.v1.order_payment_request_expired": expirePaymentRequest,
  "wix.ecom.v1.order_transactions_chargeback_approved": disputePayment,
  "wix.ecom.v1.order_transactions_chargeback_reversed": disputePayment,
  "wix.ecom.subscription_contracts.v1.subscription_contract_created": subscribe,
  "wix.ecom.subscription_contracts.v1.subscription_contract_deleted": async (world) => {
    const id = await subscribe(world);
    world.emulator.controls.subscriptions.erase(id);
  },
  "wix.ecom.v1.checkout_settings_updated": ({ owner }) =>
    owner.call("ecom.checkoutSettings.updateCheckoutSettings", {
      checkoutSettings: { checkoutPolicies: { returnPolicy: { enabled: true, title: "Returns" } } },
    }),
  "wix.ecom.v1.orders_settings_updated": ({ owner }) =>
    owner.call("ecom.ordersSettings.updateOrdersSettings", {
      ordersSettings: { createInvoice: true },
    }),
};
