// Simulates a merchant and shoppers who use the platform's published client.
import { expect, it } from "vitest";
import {
  CATEGORY_TREE,
  catalogReference,
  checkOut,
  createMerchant,
  createShopper,
  publishedEmulator,
  STORES_APP_ID,
} from "./published.js";

const emulator = publishedEmulator();
const owner = createMerchant(emulator);
// the client has these methods, although its types omit them
const untypedOrders = owner.orders as unknown as Record<
  "paymentCollectionMarkOrderAsPaid" | "triggerRefund",
  (...args: readonly unknown[]) => Promise<unknown>
>;

/** Creates a mug with the given stock. */
async function createMug(name: string, quantity: number) {
  const { product } = await owner.products.createProductWithInventory({
    name,
    productType: "PHYSICAL",
    physicalProperties: {},
    visible: true,
    variantsInfo: {
      variants: [
        {
          visible: true,
          choices: [],
          price: { actualPrice: { amount: "12.50" } },
          physicalProperties: {},
          inventoryItem: { quantity },
        },
      ],
    },
  });
  const productId = product?._id as string;
  const variantId = product?.variantsInfo?.variants?.[0]?._id as string;
  const stock = async () => {
    const { items } = await owner.inventory.queryInventoryItems().eq("productId", productId).find();
    return items[0]?.quantity;
  };
  return { productId, variantId, stock, revision: product?.revision as string };
}

/** Buys a variant on the hosted checkout and returns the order's id. */
async function buy(productId: string, variantId: string, quantity: number): Promise<string> {
  const client = createShopper();
  const { cart } = await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [{ quantity, catalogReference: catalogReference(productId, variantId) }],
  });
  const orderId = await checkOut(emulator, client, cart?._id as string);
  const order = await client.orders.getOrder(orderId);
  expect(order.lineItems?.[0]?.quantity).toBe(quantity);
  return orderId;
}

it("a merchant creates a product with stock, ships a shopper's order, marks it as paid and deletes the product", async () => {
  const { productId, variantId, stock } = await createMug("Published Mug", 5);
  expect(await stock()).toBe(5);

  const orderId = await buy(productId, variantId, 2);
  expect(await stock()).toBe(3);
  const order = await owner.orders.getOrder(orderId);
  expect(order.priceSummary?.subtotal?.amount).toBe("25.00");

  const lineItemId = order.lineItems?.[0]?._id as string;
  await owner.fulfillments.createFulfillment(orderId, {
    lineItems: [{ _id: lineItemId, quantity: 2 }],
    trackingInfo: { trackingNumber: "1", shippingProvider: "fedex" },
  });
  expect((await owner.orders.getOrder(orderId)).fulfillmentStatus).toBe("FULFILLED");

  await untypedOrders.paymentCollectionMarkOrderAsPaid(orderId);
  expect((await owner.orders.getOrder(orderId)).paymentStatus).toBe("PAID");
  await expect(owner.products.deleteProduct(productId)).resolves.not.toThrow();
  await expect(owner.products.getProduct(productId)).rejects.toMatchObject({
    details: { applicationError: { code: "PRODUCT_NOT_FOUND" } },
  });
});

it("a merchant refunds and restocks an order", async () => {
  const { productId, variantId, stock } = await createMug("Mug to return", 5);
  const orderId = await buy(productId, variantId, 3);
  expect(await stock()).toBe(2);
  const order = await owner.orders.getOrder(orderId);
  const lineItemId = order.lineItems?.[0]?._id as string;
  const { payments } = await owner.billing.getOrderRefundability(orderId);
  const [payment] = payments ?? [];
  expect(payment?.payment?.monetary?.maxRefund?.amount).toBe(order.priceSummary?.total?.amount);
  const paymentId = payment?.payment?.paymentId as string;
  const { refund } = await owner.billing.refundPayments(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount: "12.50" } }],
    refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
    sideEffects: { restock: { lineItems: [{ lineItemId, quantity: 1 }] } },
  });
  expect(refund?.transactions?.map(({ amount }) => amount?.amount)).toEqual(["12.50"]);
  expect(await stock()).toBe(3);
  expect(await owner.orders.getOrder(orderId)).toMatchObject({
    paymentStatus: "PARTIALLY_REFUNDED",
    balanceSummary: { refunded: { amount: "12.50" } },
  });

  // the older operation refunds the remaining amount
  const remainingAmount = Number(order.priceSummary?.total?.amount) - 12.5;
  await untypedOrders.triggerRefund(
    orderId,
    [{ paymentId, amount: { amount: remainingAmount.toFixed(2) }, externalRefund: true }],
    { sideEffects: { restockInfo: { type: "SOME_ITEMS", items: [{ lineItemId, quantity: 2 }] } } },
  );
  expect(await stock()).toBe(5);
  expect((await owner.orders.getOrder(orderId)).paymentStatus).toBe("FULLY_REFUNDED");
  await expect(
    owner.billing.refundPayments(orderId, {
      paymentRefunds: [{ paymentId, amount: { amount: "1" } }],
    }),
  ).rejects.toMatchObject({ details: { applicationError: { code: expect.any(String) } } });
});

it("a merchant changes a product's name and price and hides it, and an existing order keeps the old name and price", async () => {
  const { productId, variantId, revision } = await createMug("Mug to change", 9);
  const orderId = await buy(productId, variantId, 1);
  const changedProduct = await owner.products.updateProduct(productId, {
    revision,
    name: "Changed Mug",
    variantsInfo: {
      variants: [{ _id: variantId, price: { actualPrice: { amount: "20" } } }],
    },
  });
  expect([changedProduct.name, changedProduct.actualPriceRange?.minValue?.amount]).toEqual([
    "Changed Mug",
    "20.00",
  ]);
  await expect(
    owner.products.updateProduct(productId, { revision, name: "Stale" }),
  ).rejects.toMatchObject({ message: expect.any(String) });
  const [line] = (await owner.orders.getOrder(orderId)).lineItems ?? [];
  expect([line?.productName?.original, line?.price?.amount]).toEqual(["Mug to change", "12.50"]);

  const visitor = createShopper();
  expect((await visitor.products.getProduct(productId)).name).toBe("Changed Mug");
  const hiddenProduct = await owner.products.updateProduct(productId, {
    revision: changedProduct.revision as string,
    visible: false,
  });
  expect(hiddenProduct.visible).toBe(false);
  await expect(visitor.products.getProduct(productId)).rejects.toMatchObject({
    details: { applicationError: { code: "PRODUCT_NOT_FOUND" } },
  });
});

it("shoppers find a category, list its products and search them", async () => {
  const mugs = [await createMug("Cup of tea", 1), await createMug("Cup of coffee", 1)];
  const category = await owner.categories.createCategory(
    { name: "Cups", visible: true },
    { treeReference: CATEGORY_TREE },
  );
  const categoryId = category._id as string;
  const { bulkActionMetadata } = await owner.categories.bulkAddItemsToCategory(
    categoryId,
    mugs.map(({ productId }) => ({ appId: STORES_APP_ID, catalogItemId: productId })),
    { treeReference: CATEGORY_TREE },
  );
  expect(bulkActionMetadata?.totalSuccesses).toBe(2);

  const client = createShopper();
  const { items: categories } = await client.categories
    .queryCategories({ treeReference: CATEGORY_TREE })
    .eq("name", "Cups")
    .find();
  expect(categories.map(({ _id, itemCounter }) => [_id, itemCounter])).toEqual([[categoryId, 2]]);
  const categoryBySlug = await client.categories.getCategoryBySlug(
    category.slug as string,
    CATEGORY_TREE,
  );
  expect(categoryBySlug.category?._id).toBe(categoryId);
  const { items } = await client.categories.listItemsInCategory(categoryId, CATEGORY_TREE);
  const ids = mugs.map(({ productId }) => productId).sort();
  expect(items?.map(({ catalogItemId }) => catalogItemId).sort()).toEqual(ids);

  const filter = { "allCategoriesInfo.categories": { $matchItems: [{ _id: categoryId }] } };
  const categoryResults = await client.products.searchProducts({ filter }, {});
  expect(categoryResults.products?.map(({ _id }) => _id).sort()).toEqual(ids);
  const { products } = await client.products.searchProducts(
    { filter, search: { expression: "coffee" } },
    { fields: ["DIRECT_CATEGORIES_INFO"] },
  );
  expect(products?.map(({ name }) => name)).toEqual(["Cup of coffee"]);
  const directCategories = products?.[0]?.directCategoriesInfo?.categories;
  expect(directCategories?.map(({ _id }) => _id)).toContain(categoryId);
});
