// Compares random changes to a subscription with a model that uses the smallest currency unit.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmulator } from "../../emulator.js";
import { type Json, merchant } from "../../testing/test-client.js";

const DRAFTS = "ecom.draftSubscriptionContracts";
const DIGITS = { USD: 2, JPY: 0, KWD: 3 } as const;
type Currency = keyof typeof DIGITS;

const currency = fc.constantFrom<Currency>("USD", "JPY", "KWD");
const price = fc.integer({ min: 0, max: 99_999 });
const quantity = fc.integer({ min: 1, max: 40 });
/** Change of a line item. A quantity of 0 removes the line item. */
const change = fc.record({
  line: fc.nat(2),
  quantity: fc.integer({ min: 0, max: 9 }),
  price: fc.option(price, { nil: undefined }),
});
const terms = fc.record({
  currency,
  included: fc.boolean(),
  /** Tax rate in thousandths. */
  rate: fc.integer({ min: 0, max: 300 }),
  shipping: price,
  lines: fc.array(fc.tuple(price, quantity), { minLength: 3, maxLength: 3 }),
  changes: fc.array(change, { maxLength: 5 }),
});

const formatUnits = (units: number | bigint, currency: Currency) => {
  const digits = DIGITS[currency];
  const text = String(units).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Divides and rounds half up. */
const divide = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
const taxOf = (total: bigint, rate: number, included: boolean) =>
  included
    ? divide(total * BigInt(rate), BigInt(1000 + rate))
    : divide(total * BigInt(rate), 1000n);

test("the totals of a draft and of the committed contract match the model", async () => {
  await fc.assert(
    fc.asyncProperty(
      terms,
      async ({ currency: code, included, rate, shipping, lines, changes }) => {
        const emulator = createEmulator({ seed: "minimal", site: { currency: code } });
        const owner = merchant(emulator);
        const money = (units: number) => ({ amount: formatUnits(units, code) });
        const taxInfo = { taxRate: (rate / 1000).toFixed(3) };
        const { order } = await owner.call("ecom.orders.createOrder", {
          order: {
            channelInfo: { type: "WEB" },
            status: "APPROVED",
            currency: code,
            taxIncludedInPrices: included,
            priceSummary: {},
            shippingInfo: { title: "Post", cost: { price: money(shipping), taxInfo } },
            lineItems: lines.map(([unitPrice, count]) => ({
              productName: { original: "x" },
              itemType: { preset: "PHYSICAL" },
              price: money(unitPrice),
              quantity: count,
              taxInfo,
              subscriptionInfo: {
                cycleNumber: 1,
                subscriptionSettings: {
                  frequency: "MONTH",
                  autoRenewal: true,
                  enableCustomerCancellation: true,
                },
              },
            })),
          },
        });
        const subscriptionContractId = order.lineItems[0].subscriptionInfo.id;
        const response = await owner.call(`${DRAFTS}.createDraftSubscriptionContract`, {
          subscriptionContractId,
          target: {},
        });
        let draft = response.calculatedDraftSubscriptionContract.draftSubscriptionContract;
        const { id } = draft;
        const model = lines.map(([unitPrice, count]) => ({ unitPrice, count, isActive: true }));
        for (const { line, quantity: newQuantity, price: newPrice } of changes) {
          const modelLine = model[line];
          if (!modelLine) continue;
          const hasNewPrice = newPrice !== undefined && newQuantity > 0;
          const response = await owner.call(`${DRAFTS}.updateLineItems`, {
            draftSubscriptionContractId: id,
            lineItemChanges: [
              {
                lineItemId: order.lineItems[line].id,
                newQuantity,
                ...(hasNewPrice ? { newPrice: formatUnits(newPrice, code) } : {}),
              },
            ],
          });
          draft = response.calculatedDraftSubscriptionContract.draftSubscriptionContract;
          modelLine.isActive = newQuantity > 0;
          if (modelLine.isActive) modelLine.count = newQuantity;
          if (hasNewPrice) modelLine.unitPrice = newPrice;
        }
        const lineTotals = model
          .filter(({ isActive }) => isActive)
          .map(({ unitPrice, count }) => BigInt(unitPrice) * BigInt(count));
        const subtotal = lineTotals.reduce((a, b) => a + b, 0n);
        const tax = [...lineTotals, BigInt(shipping)]
          .map((total) => taxOf(total, rate, included))
          .reduce((a, b) => a + b, 0n);
        const total = subtotal + BigInt(shipping) + (included ? 0n : tax);
        const expected = { subtotal, shipping, tax, total };
        for (const [name, units] of Object.entries(expected)) {
          expect([name, draft.priceSummary[name].amount]).toEqual([name, formatUnits(units, code)]);
        }
        if (lineTotals.length === 0) return;
        const commitRequest = { draftSubscriptionContractId: id };
        await owner.call(`${DRAFTS}.commitDraftSubscriptionContract`, commitRequest);
        const { subscriptionContract } = await owner.call(
          "ecom.subscriptionContracts.getSubscriptionContract",
          { subscriptionContractId },
        );
        expect(subscriptionContract.priceSummary).toEqual(draft.priceSummary);
        expect(subscriptionContract.lineItems.map((line: Json) => line.quantity)).toEqual(
          model.filter(({ isActive }) => isActive).map(({ count }) => count),
        );
      },
    ),
    { numRuns: 40 },
  );
});
