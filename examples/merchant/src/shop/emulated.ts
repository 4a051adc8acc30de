import type { createClient } from "@portico/core";
import { orders, orderTransactions } from "@portico/ecom";
import { productsV3 } from "@portico/stores";

/** The emulator's default API key and site id. */
export const EMULATOR_CREDENTIALS = {
  apiKey: "portico-emulator-api-key",
  siteId: "00000000-0000-4000-8000-000000000001",
};

const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
const SAMPLE_ORDER_COUNT = 12;

type Client = ReturnType<typeof createClient>;

/**
 * Places orders in the emulator, so that there is data to export and refund. Every second
 * order is paid.
 */
export async function placeSampleOrders(client: Client): Promise<void> {
  const shop = {
    products: client.use(productsV3),
    orders: client.use(orders),
    transactions: client.use(orderTransactions),
  };
  const { items } = await shop.products.queryProducts().limit(SAMPLE_ORDER_COUNT).find();
  for (const [index, product] of items.entries()) {
    const price = product.actualPriceRange?.minValue ?? { amount: "10" };
    const order = await shop.orders.createOrder({
      channelInfo: { type: "OTHER_PLATFORM" },
      buyerInfo: { email: `buyer-${index + 1}@example.com` },
      currencyConversionDetails: { originalCurrency: "USD", conversionRate: "1" },
      priceSummary: {},
      status: "APPROVED",
      lineItems: [
        {
          productName: { original: product.name ?? "" },
          catalogReference: { catalogItemId: product.id ?? "", appId: STORES_APP_ID },
          itemType: { preset: "PHYSICAL" },
          price: { amount: price.amount ?? "10" },
          quantity: (index % 3) + 1,
        },
      ],
    });
    const total = order.priceSummary?.total?.amount;
    if (index % 2 === 1 || total === undefined) continue;
    await shop.transactions.addPayments(order.id, [
      {
        amount: { amount: total },
        regularPaymentDetails: { offlinePayment: false, status: "APPROVED" },
      },
    ]);
  }
}
