// Performs the actions of a merchant and of buyers, using only the published packages.

import { sumOf } from "./exact.js";
import { type Reference, required, type Shop } from "./merchants-shop.js";
import type { PARIS } from "./money-world.js";

export async function buy(
  buyer: ReturnType<Shop["newBuyer"]>,
  items: readonly (readonly [Reference, number])[],
  options: { readonly address: typeof PARIS; readonly delivery: string; readonly coupon?: string },
): Promise<string> {
  const { address, delivery: deliveryOption, coupon } = options;
  const { cart } = await buyer.currentCartV2.createCurrentCart({
    cart: { deliveryInfo: { address }, paymentInfo: { billingAddress: address } },
    catalogItems: items.map(([catalogReference, quantity]) => ({ catalogReference, quantity })),
    ...(coupon ? { coupons: [{ code: coupon }] } : {}),
  });
  const cartId = required(cart?.id);
  const { shippingInfo } = await buyer.checkout.getCheckout(cartId);
  const deliveryOptions = required(shippingInfo?.carrierServiceOptions).flatMap(
    (carrier) => carrier.shippingOptions,
  );
  const code = required(deliveryOptions.find(({ title }) => title === deliveryOption)?.code);
  await buyer.currentCartV2.setDeliveryMethodForCurrentCart({ code });
  return (await buyer.cartV2.placeOrder(cartId)).orderId;
}

export async function reportedAmounts({ merchant }: Shop, orderId: string) {
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

export const lineItemIdsOf = async ({ merchant }: Shop, orderId: string) =>
  (await merchant.orders.getOrder(orderId)).lineItems.map((line) => required(line.id));

export async function quantitiesInStock({ merchant }: Shop, products: readonly Reference[]) {
  const { items } = await merchant.inventoryItemsV3.queryInventoryItems().find();
  return products.map(
    (product) => items.find(({ productId }) => productId === product.catalogItemId)?.quantity,
  );
}

export async function payInFull({ merchant }: Shop, orderId: string): Promise<void> {
  await merchant.orders.paymentCollectionMarkOrderAsPaid(orderId);
}

export async function refundFirstPayment(
  { merchant, money }: Shop,
  orderId: string,
  units: bigint,
  refundItems?: { readonly lineItems: { lineItemId: string; quantity: number }[] },
): Promise<void> {
  const { orderTransactions } =
    await merchant.orderTransactions.listTransactionsForSingleOrder(orderId);
  const paymentId = required(orderTransactions?.payments[0]?.id);
  await merchant.orderBilling.refundPayments(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount: money(units) }, externalRefund: true }],
    ...(refundItems ? { refundItems, sideEffects: { restock: refundItems } } : {}),
  });
}

export async function createDraft({ merchant }: Shop, sourceOrderId: string): Promise<string> {
  const { calculatedDraftOrder } = await merchant.draftOrders.createDraftOrder({ sourceOrderId });
  return required(calculatedDraftOrder?.draftOrder?.id);
}

/** Returns the sum of an order's payments minus the sum of its refunds. */
export async function netPayments({ merchant, units }: Shop, orderId: string): Promise<bigint> {
  const { orderTransactions } =
    await merchant.orderTransactions.listTransactionsForSingleOrder(orderId);
  const { payments, refunds } = required(orderTransactions);
  const refundTransactions = refunds.flatMap(({ transactions }) => transactions);
  return (
    sumOf(payments.map(({ amount }) => units(amount?.amount))) -
    sumOf(refundTransactions.map(({ amount }) => units(amount?.amount)))
  );
}
