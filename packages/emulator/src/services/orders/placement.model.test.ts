// Compares placed orders with a small model that calculates in the currency's smallest unit.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { siteSettings } from "../../site/settings.js";
import { DIGITS } from "../../testing/order-model.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  STORES,
  shop,
} from "../../testing/test-client.js";
import { couponSlice } from "../coupons/slice.js";

/** Formats an amount of the model, which is a whole number in the currency's smallest unit. */
const formatUnits = (units: bigint, digits: number): string => {
  const padded = String(units).padStart(digits + 1, "0");
  const point = padded.length - digits;
  return digits === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`;
};
const parseUnits = (amount: string): bigint => BigInt(amount.replace(".", ""));
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
/** Multiplies by a fraction, by default in ten-thousandths, and rounds half up. */
const fractionOf = (units: bigint, numerator: bigint, denominator = 10_000n): bigint =>
  (2n * units * numerator + denominator) / (2n * denominator);

/** Discount of a fixed-amount coupon per unit of its `size`, in thousandths of the currency. */
const DISCOUNT_PER_SIZE = 1_375n;

interface Example {
  readonly currency: string;
  /** Tax rate in ten-thousandths. */
  readonly rate: number;
  readonly included: boolean;
  readonly lines: readonly { readonly price: number; readonly quantity: number }[];
  readonly coupon: {
    readonly kind: "none" | "percent" | "amount" | "delivery";
    readonly size: number;
  };
  /** Delivery price in thousandths of the currency. */
  readonly delivery: number;
  /** Price increase between cart and order, in the currency's smallest unit. */
  readonly increase: number;
}

const examples: fc.Arbitrary<Example> = fc.record({
  currency: fc.constantFrom(...Object.keys(DIGITS)),
  rate: fc.constantFrom(0, 800, 825, 1900),
  included: fc.boolean(),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 7 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  coupon: fc.record({
    kind: fc.constantFrom("none", "percent", "amount", "delivery"),
    size: fc.integer({ min: 1, max: 100 }),
  }),
  delivery: fc.nat(99_999),
  increase: fc.nat(500),
});

/** Applies the settings of the example to the site. */
function setUpSite(emulator: Emulator, { currency, rate, included, coupon, delivery }: Example) {
  const effects = {
    none: undefined,
    percent: { percentOff: coupon.size },
    amount: { amountOff: formatUnits(DISCOUNT_PER_SIZE * BigInt(coupon.size), 3) },
    delivery: { freeDelivery: true },
  };
  const effect = effects[coupon.kind];
  const settings = siteSettings.parse({
    currency,
    tax: { rate: String(rate / 10_000), included, delivery: false },
    delivery: [{ code: "post", title: "Post", price: formatUnits(BigInt(delivery), 3) }],
    coupons: effect ? [{ code: "SAVE", ...effect }] : [],
  });
  Object.assign(emulator.state.site, settings);
  Object.assign(emulator.state.coupons, couponSlice.slice({ site: settings }));
}

/** Converts thousandths to the currency's smallest unit. */
const fromThousandths = (thousandths: bigint, currency: string) =>
  fractionOf(thousandths, 1n, 10n ** BigInt(3 - (DIGITS[currency] as number)));

/** Returns the model's totals, which depend on the discount shares that the order reports. */
function modelTotals(example: Example, prices: readonly bigint[], shares: readonly bigint[]) {
  const { coupon, currency, rate, included, lines } = example;
  const rows = lines.map(({ quantity }, index) => (prices[index] as bigint) * BigInt(quantity));
  const subtotal = sumOf(rows);
  const size = BigInt(coupon.size);
  const fullDiscounts = {
    none: 0n,
    delivery: 0n,
    percent: fractionOf(subtotal, size, 100n),
    amount: fromThousandths(DISCOUNT_PER_SIZE * size, currency),
  };
  const discount = fullDiscounts[coupon.kind] > subtotal ? subtotal : fullDiscounts[coupon.kind];
  const delivery =
    coupon.kind === "delivery" ? 0n : fromThousandths(BigInt(example.delivery), currency);
  const taxRate = BigInt(rate);
  const tax = sumOf(
    rows.map((row, index) => {
      const paid = row - (shares[index] as bigint);
      return included ? fractionOf(paid, taxRate, 10_000n + taxRate) : fractionOf(paid, taxRate);
    }),
  );
  return {
    rows,
    subtotal,
    discount,
    delivery,
    tax,
    total: subtotal - discount + delivery + (included ? 0n : tax),
  };
}

async function makeProducts(owner: Caller, count: number): Promise<Json[]> {
  const products: Json[] = [];
  for (let index = 0; index < count; index += 1) {
    const product = {
      name: `Thing ${index}`,
      productType: "PHYSICAL",
      physicalProperties: {},
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: "1" } }, inventoryItem: { quantity: 50 } }],
      },
    };
    const created = await owner.call("stores.productsV3.createProductWithInventory", {
      product,
      returnEntity: true,
    });
    products.push(created.product);
  }
  return products;
}

/** Compares the order with the cart and with the model. */
function compare(example: Example, prices: readonly bigint[], calculated: Json, order: Json): void {
  const digits = DIGITS[example.currency] as number;
  const shares = order.lineItems.map((line: Json) => parseUnits(line.totalDiscount.amount));
  const model = modelTotals(example, prices, shares);
  expect(sumOf(shares)).toBe(model.discount);
  const amounts = ({ priceSummary }: Json, delivery: string) =>
    ["subtotal", "discount", delivery, "tax", "total"].map((name) => priceSummary[name].amount);
  const expected = [model.subtotal, model.discount, model.delivery, model.tax, model.total];
  expect(amounts(order, "shipping")).toEqual(expected.map((units) => formatUnits(units, digits)));
  expect(amounts(calculated.summary, "delivery")).toEqual(amounts(order, "shipping"));
  expect(order.balanceSummary.balance.amount).toBe(formatUnits(model.total, digits));
  expect(
    order.lineItems.map((line: Json) => [
      line.id,
      line.productName.original,
      line.quantity,
      line.priceBeforeDiscounts.amount,
      line.lineItemPrice.amount,
    ]),
  ).toEqual(
    calculated.cart.lineItems.map((line: Json, index: number) => [
      line.id,
      line.name.original,
      example.lines[index]?.quantity,
      formatUnits(prices[index] as bigint, digits),
      formatUnits((model.rows[index] as bigint) - shares[index], digits),
    ]),
  );
  const coupons = order.appliedDiscounts.map(({ coupon }: Json) => coupon?.code);
  expect(coupons).toEqual(calculated.cart.coupons.map(({ code }: Json) => code));
}

test("an order has the totals of its cart at placement, and later changes to the shop do not affect it", async () => {
  const { emulator, guest } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  const products = await makeProducts(owner, 4);
  const start = emulator.snapshot();

  const reprice = async (index: number, amount: string) => {
    const { id, variantsInfo } = products[index];
    const variants = [{ id: variantsInfo.variants[0].id, price: { actualPrice: { amount } } }];
    const revision = String(emulator.state.catalog.products.get(id)?.revision);
    const name = `Thing ${index} for ${amount}`;
    const { status } = await owner.send("stores.productsV3.updateProduct", {
      product: { id, revision, name, variantsInfo: { variants } },
    });
    expect(status).toBe(200);
  };

  const run = fc.asyncProperty(examples, async (example) => {
    emulator.restore(start);
    setUpSite(emulator, example);
    const digits = DIGITS[example.currency] as number;
    const prices = example.lines.map(({ price }) => BigInt(price + example.increase));
    for (const [index, { price }] of example.lines.entries()) {
      await reprice(index, formatUnits(BigInt(price), digits));
    }
    const { cart } = await guest.call("ecom.cartV2.createCart", {
      catalogItems: example.lines.map(({ quantity }, index) => ({
        quantity,
        catalogReference: {
          appId: STORES,
          catalogItemId: products[index].id,
          options: { variantId: products[index].variantsInfo.variants[0].id },
        },
      })),
      cart: { deliveryInfo: { address: ADDRESS } },
      deliveryMethod: { code: "post" },
      ...(example.coupon.kind === "none" ? {} : { coupons: [{ code: "SAVE" }] }),
    });
    // The cart uses current catalog prices until the buyer places the order.
    for (const [index, price] of prices.entries()) await reprice(index, formatUnits(price, digits));
    const cartId = cart.id;
    const calculated = await guest.call("ecom.cartV2.calculateCart", { cartId });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId });
    const readOrder = async () => (await owner.call("ecom.orders.getOrder", { id: orderId })).order;
    const order = await readOrder();

    compare(example, prices, calculated, order);
    for (const index of example.lines.keys()) await reprice(index, "7");
    await owner.call("stores.productsV3.deleteProduct", { productId: products[0].id });
    emulator.state.coupons.coupons.clear();
    emulator.state.site.tax.rate = "0.5";
    expect(await readOrder()).toEqual(order);
  });
  await fc.assert(run, { numRuns: 20 });
});
