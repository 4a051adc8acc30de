// Simulates a merchant's day, from an empty shop to balanced books, through the published clients.
// Amounts are in the smallest currency unit: a chair at 4995n costs 49.95 dollars, 4995 yen or
// 4.995 dinars.
import { expect, test } from "vitest";
import { splitByWeights, sumOf } from "./testing/exact.js";
import {
  buy,
  createDraft,
  lineItemIdsOf,
  netPayments,
  payInFull,
  quantitiesInStock,
  refundFirstPayment,
  reportedAmounts,
} from "./testing/merchants-day.js";
import {
  createDiscount,
  createEmptyShop,
  createProduct,
  type Reference,
  required,
  type Shop,
  setUpDelivery,
  setUpTaxes,
} from "./testing/merchants-shop.js";
import { NEW_YORK, PARIS } from "./testing/money-world.js";
import { type Bill, bill, shareOf } from "./testing/reckoning.js";

const CHAIR = { name: "Chair", price: 4_995n, stock: 10, weight: 7 };
const LAMP = { name: "Lamp", price: 2_333n, stock: 10, weight: 3 };
const NOVEL = { name: "Novel", price: 1_001n, stock: 20, weight: 2 };

/** Tax rates in thousandths of a percent. */
const NEW_YORK_TAX = { standard: 8_875n, books: 4_000n, delivery: 8_875n };
const FRENCH_TAX = { standard: 20_000n, books: 5_500n, delivery: 20_000n };

/** Shipping prices: by weight, at a flat rate abroad, and per item for furniture. */
const SHIPPING = { light: 500n, heavy: 900n, heavyFrom: 5, abroad: 1_250n, furniture: 2_000n };
/** Discounts in thousandths of a percent. WELCOME10 is a default coupon. */
const CHAIR_DISCOUNT = 10_000n;
const WELCOME10 = 10_000n;

/** The expected state of an order. */
interface OrderRecord {
  readonly id: string;
  bill: Bill;
  paid: bigint;
  refunded: bigint;
}

interface Day {
  readonly shop: Shop;
  readonly chair: Reference;
  readonly lamp: Reference;
  readonly novel: Reference;
  readonly stock: { chairs: number; lamps: number; novels: number };
  readonly records: OrderRecord[];
}

function addRecord(records: OrderRecord[], id: string, bill: Bill): OrderRecord {
  const record = { id, bill, paid: 0n, refunded: 0n };
  records.push(record);
  return record;
}

/** Returns the amounts that the platform should report for an order. */
function expectedAmounts(
  { money }: Shop,
  { bill: { taxes, ...sums }, paid, refunded }: OrderRecord,
) {
  return {
    taxes: taxes.map(money),
    subtotal: money(sums.subtotal),
    discount: money(sums.discount),
    shipping: money(sums.shipping),
    tax: money(sums.tax),
    total: money(sums.total),
    paid: money(paid),
    refunded: money(refunded),
    balance: money(sums.total - paid + refunded),
  };
}

/** Compares the platform's orders, payments and inventory with the expected records. */
async function expectMatch({ shop, chair, lamp, novel, stock, records }: Day) {
  for (const record of records) {
    expect(await reportedAmounts(shop, record.id)).toEqual(expectedAmounts(shop, record));
    expect(await netPayments(shop, record.id)).toBe(record.paid - record.refunded);
  }
  const { chairs, lamps, novels } = stock;
  expect(await quantitiesInStock(shop, [chair, lamp, novel])).toEqual([chairs, lamps, novels]);
}

async function openShop(currency: string): Promise<Day> {
  const shop = createEmptyShop(currency);
  const taxGroup = await setUpTaxes(shop, [
    [{ country: "US", subdivision: "NY" }, NEW_YORK_TAX],
    [{ country: "FR" }, FRENCH_TAX],
  ]);
  const profile = await setUpDelivery(shop, SHIPPING);
  const chair = await createProduct(shop, CHAIR, { profile });
  const lamp = await createProduct(shop, LAMP);
  const novel = await createProduct(shop, NOVEL, { taxGroup });
  await createDiscount(shop, "Chair week", Number(CHAIR_DISCOUNT / 1_000n), chair);
  const stock = { chairs: CHAIR.stock, lamps: LAMP.stock, novels: NOVEL.stock };
  return { shop, chair, lamp, novel, stock, records: [] };
}

async function orderAsGuest({ shop, chair, novel, records }: Day): Promise<OrderRecord> {
  const cart = { chairs: [chair, 2], novels: [novel, 3] } as const;
  const id = await buy(shop.newBuyer(), [cart.chairs, cart.novels], {
    address: NEW_YORK,
    delivery: "Post",
  });
  const { standard, books: novels, delivery } = NEW_YORK_TAX;
  const chairDiscount = shareOf(2n * CHAIR.price, CHAIR_DISCOUNT);
  const lines = [
    { price: CHAIR.price, quantity: 2n, discount: chairDiscount, rate: standard },
    { price: NOVEL.price, quantity: 3n, rate: novels },
  ];
  // Three novels weigh 6, so the rate for heavy parcels applies.
  const shipping = 2n * SHIPPING.furniture + SHIPPING.heavy;
  return addRecord(records, id, bill(lines, shipping, delivery));
}

async function orderAsMember({ shop, lamp, novel, records }: Day): Promise<OrderRecord> {
  const grace = shop.newBuyer();
  const account = { email: "grace@example.com", password: "a long password" };
  const { loginState } = await grace.auth.signIn(await grace.auth.register(account));
  expect(loginState).toBe("SUCCESS");
  const cart = { lamps: [lamp, 2], book: [novel, 1] } as const;
  const id = await buy(grace, [cart.lamps, cart.book], { address: PARIS, delivery: "Post" });
  const { standard, books: novels, delivery } = FRENCH_TAX;
  const lines = [
    { price: LAMP.price, quantity: 2n, rate: standard },
    { price: NOVEL.price, quantity: 1n, rate: novels },
  ];
  const shipping = SHIPPING.abroad;
  return addRecord(records, id, bill(lines, shipping, delivery));
}

async function orderWithCoupon({ shop, lamp, novel, records }: Day): Promise<OrderRecord> {
  const cart = { lamp: [lamp, 1], novels: [novel, 2] } as const;
  const id = await buy(shop.newBuyer(), [cart.lamp, cart.novels], {
    address: NEW_YORK,
    delivery: "Counter",
    coupon: "WELCOME10",
  });
  const costs = [LAMP.price, 2n * NOVEL.price];
  const [lampDiscount = 0n, novelDiscount = 0n] = splitByWeights(
    shareOf(sumOf(costs), WELCOME10),
    costs,
  );
  const { standard, books: novels, delivery } = NEW_YORK_TAX;
  const lines = [
    { price: LAMP.price, quantity: 1n, discount: lampDiscount, rate: standard },
    { price: NOVEL.price, quantity: 2n, discount: novelDiscount, rate: novels },
  ];
  const shipping = 0n;
  return addRecord(records, id, bill(lines, shipping, delivery));
}

async function payAllOrders({ shop, stock, records }: Day) {
  for (const record of records) {
    await payInFull(shop, record.id);
    record.paid = record.bill.total;
  }
  stock.chairs -= 2;
  stock.lamps -= 2 + 1;
  stock.novels -= 3 + 1 + 2;
}

async function fulfillOneChair(day: Day, guestOrder: OrderRecord) {
  const { orderFulfillments, orders } = day.shop.merchant;
  const [chairsId] = await lineItemIdsOf(day.shop, guestOrder.id);
  const lineItems = [{ id: required(chairsId), quantity: 1 }];
  await orderFulfillments.createFulfillment(guestOrder.id, { lineItems, completed: true });
  const { fulfillmentStatus } = await orders.getOrder(guestOrder.id);
  expect(fulfillmentStatus).toBe("PARTIALLY_FULFILLED");
}

async function returnOneNovel(day: Day, guestOrder: OrderRecord) {
  const { money, merchant } = day.shop;
  const [, taxOfNovels = 0n] = guestOrder.bill.taxes;
  const refund = NOVEL.price + taxOfNovels / 3n;
  const [, novelsId] = await lineItemIdsOf(day.shop, guestOrder.id);
  const refundItems = { lineItems: [{ lineItemId: required(novelsId), quantity: 1 }] };
  const { summary } = await merchant.orderBilling.calculateRefund(guestOrder.id, { refundItems });
  expect(summary?.total?.amount).toBe(money(refund));
  await refundFirstPayment(day.shop, guestOrder.id, refund, refundItems);
  guestOrder.refunded += refund;
  day.stock.novels += 1;
}

async function replaceNovelWithLamp(day: Day, memberOrder: OrderRecord) {
  const { draftOrders } = day.shop.merchant;
  const draftId = await createDraft(day.shop, memberOrder.id);
  const [lampsId, novelId] = await lineItemIdsOf(day.shop, memberOrder.id);
  await draftOrders.updateLineItems(draftId, [
    { lineItemId: required(lampsId), newQuantity: 3 },
    { lineItemId: required(novelId), newQuantity: 0 },
  ]);
  const updateInventory = [{ lineItemId: required(lampsId) }, { lineItemId: required(novelId) }];
  await draftOrders.commitDraftOrder(draftId, { commitSettings: { updateInventory } });
  const threeLamps = { price: LAMP.price, quantity: 3n, rate: FRENCH_TAX.standard };
  memberOrder.bill = bill([threeLamps], SHIPPING.abroad, FRENCH_TAX.delivery);
  day.stock.lamps -= 1;
  day.stock.novels += 1;
}

async function addNovels(day: Day, memberOrder: OrderRecord) {
  const { draftOrders, orders } = day.shop.merchant;
  const draftId = await createDraft(day.shop, memberOrder.id);
  const [lampsId] = await lineItemIdsOf(day.shop, memberOrder.id);
  const newPrice = day.shop.money(LAMP.price / 2n);
  await draftOrders.updateLineItems(draftId, [{ lineItemId: required(lampsId), newPrice }]);
  const { calculatedDraftOrder } = await draftOrders.addLineItemsToDraftOrder(draftId, {
    catalogLineItems: [{ catalogReference: day.novel, quantity: 2 }],
  });
  const addedId = required(calculatedDraftOrder?.draftOrder?.lineItems[1]?.lineItem?.id);
  await orders.commitDeltas(memberOrder.id, {
    draftOrderId: draftId,
    changes: { lineItems: [{ lineItemId: addedId, lineItemAdded: true }] },
    commitSettings: {
      inventoryUpdates: [{ lineItemId: addedId, actionType: "DECREASE", quantityChange: 2 }],
    },
  });
  const threeLamps = { price: LAMP.price, quantity: 3n, rate: FRENCH_TAX.standard };
  const twoNovels = { price: NOVEL.price, quantity: 2n, rate: FRENCH_TAX.books };
  memberOrder.bill = bill([threeLamps, twoNovels], SHIPPING.abroad, FRENCH_TAX.delivery);
  day.stock.novels -= 2;
}

async function cancelUncollectedOrder({ shop, stock }: Day, uncollectedOrder: OrderRecord) {
  await shop.merchant.orders.cancelOrder(uncollectedOrder.id, { restockAllItems: true });
  stock.lamps += 1;
  stock.novels += 2;
  await refundFirstPayment(shop, uncollectedOrder.id, uncollectedOrder.bill.total);
  uncollectedOrder.refunded = uncollectedOrder.bill.total;
}

test.each(["USD", "JPY", "KWD"])(
  "the amounts and stock on the platform match the merchant's records in %s",
  async (currency) => {
    const day = await openShop(currency);
    await expectMatch(day);
    const guestOrder = await orderAsGuest(day);
    const memberOrder = await orderAsMember(day);
    const couponOrder = await orderWithCoupon(day);
    await expectMatch(day);
    await payAllOrders(day);
    await expectMatch(day);

    await fulfillOneChair(day, guestOrder);
    await expectMatch(day);
    await returnOneNovel(day, guestOrder);
    await expectMatch(day);

    await replaceNovelWithLamp(day, memberOrder);
    await expectMatch(day);
    await payInFull(day.shop, memberOrder.id);
    memberOrder.paid = memberOrder.bill.total;
    await expectMatch(day);
    await addNovels(day, memberOrder);
    await expectMatch(day);

    await cancelUncollectedOrder(day, couponOrder);
    await expectMatch(day);

    // Only the guest's and the member's orders reduce the stock. The third order was canceled.
    expect(day.stock).toEqual({
      chairs: CHAIR.stock - 2,
      lamps: LAMP.stock - 3,
      novels: NOVEL.stock - (3 - 1) - 2,
    });
  },
);
