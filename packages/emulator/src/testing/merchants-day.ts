// Actions of a merchant and buyers, through the published packages only.

import { total } from "./exact.js";
import { type Reference, type Shop, the } from "./merchants-shop.js";
import type { PARIS } from "./money-world.js";

export async function buy(
  shopper: ReturnType<Shop["shopper"]>,
  things: readonly (readonly [Reference, number])[],
  how: { readonly address: typeof PARIS; readonly way: string; readonly coupon?: string },
): Promise<string> {
  const { address, way, coupon } = how;
  const { cart } = await shopper.currentCartV2.createCurrentCart({
    cart: { deliveryInfo: { address }, paymentInfo: { billingAddress: address } },
    catalogItems: things.map(([catalogReference, quantity]) => ({ catalogReference, quantity })),
    ...(coupon ? { coupons: [{ code: coupon }] } : {}),
  });
  const cartId = the(cart?.id);
  const { shippingInfo } = await shopper.checkout.getCheckout(cartId);
  const ways = the(shippingInfo?.carrierServiceOptions).flatMap((one) => one.shippingOptions);
  const code = the(ways.find(({ title }) => title === way)?.code);
  await shopper.currentCartV2.setDeliveryMethodForCurrentCart({ code });
  return (await shopper.cartV2.placeOrder(cartId)).orderId;
}

export async function inTheBooks({ merchant }: Shop, orderId: string) {
  const { lineItems, priceSummary, balanceSummary } = await merchant.orders.getOrder(orderId);
  return {
    taxes: lineItems.map(({ taxInfo }) => taxInfo?.taxAmount?.amount),
    subtotal: priceSummary?.subtotal?.amount,
    discount: priceSummary?.discount?.amount,
    shipping: priceSummary?.shipping?.amount,
    tax: priceSummary?.tax?.amount,
    total: priceSummary?.total?.amount,
    paid: balanceSummary?.paid?.amount,
    refunded: balanceSummary?.refunded?.amount,
    balance: balanceSummary?.balance?.amount,
  };
}

export const linesOf = async ({ merchant }: Shop, orderId: string) =>
  (await merchant.orders.getOrder(orderId)).lineItems.map((line) => the(line.id));

export async function onTheShelves({ merchant }: Shop, things: readonly Reference[]) {
  const { items } = await merchant.inventoryItemsV3.queryInventoryItems().find();
  return things.map(
    (thing) => items.find(({ productId }) => productId === thing.catalogItemId)?.quantity,
  );
}

export async function payAll({ merchant }: Shop, orderId: string): Promise<void> {
  await merchant.orders.paymentCollectionMarkOrderAsPaid(orderId);
}

export async function giveBack(
  { merchant, money }: Shop,
  orderId: string,
  units: bigint,
  refundItems?: { readonly lineItems: { lineItemId: string; quantity: number }[] },
): Promise<void> {
  const { orderTransactions } =
    await merchant.orderTransactions.listTransactionsForSingleOrder(orderId);
  const paymentId = the(orderTransactions?.payments[0]?.id);
  await merchant.orderBilling.refundPayments(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount: money(units) }, externalRefund: true }],
    ...(refundItems ? { refundItems, sideEffects: { restock: refundItems } } : {}),
  });
}

export async function draftOf({ merchant }: Shop, sourceOrderId: string): Promise<string> {
  const { calculatedDraftOrder } = await merchant.draftOrders.createDraftOrder({ sourceOrderId });
  return the(calculatedDraftOrder?.draftOrder?.id);
}

/** Returns the sum of an order's payments minus its refunds. */
export async function inTheTill({ merchant, units }: Shop, orderId: string): Promise<bigint> {
  const { orderTransactions } =
    await merchant.orderTransactions.listTransactionsForSingleOrder(orderId);
  const { payments, refunds } = the(orderTransactions);
  const back = refunds.flatMap(({ transactions }) => transactions);
  return (
    total(payments.map(({ amount }) => units(amount?.amount))) -
    total(back.map(({ amount }) => units(amount?.amount)))
  );
}
