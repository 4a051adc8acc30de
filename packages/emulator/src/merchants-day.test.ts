// A merchant's day, from an empty shop to balanced books, through the published clients. Amounts
// are in the smallest currency unit: a chair at 4995n costs 49.95 dollars, 4995 yen or 4.995
// dinars.
import { expect, test } from "vitest";
import { split, total } from "./testing/exact.js";
import {
  buy,
  draftOf,
  giveBack,
  inTheBooks,
  inTheTill,
  linesOf,
  onTheShelves,
  payAll,
} from "./testing/merchants-day.js";
import {
  deliver,
  emptyShop,
  levy,
  offer,
  type Reference,
  type Shop,
  stockUp,
  the,
} from "./testing/merchants-shop.js";
import { NEW_YORK, PARIS } from "./testing/money-world.js";
import { type Bill, bill, partOf } from "./testing/reckoning.js";

const CHAIR = { name: "Chair", price: 4_995n, stock: 10, weight: 7 };
const LAMP = { name: "Lamp", price: 2_333n, stock: 10, weight: 3 };
const NOVEL = { name: "Novel", price: 1_001n, stock: 20, weight: 2 };

/** In thousandths of a percent. */
const NEW_YORK_TAX = { goods: 8_875n, books: 4_000n, delivery: 8_875n };
const FRENCH_TAX = { goods: 20_000n, books: 5_500n, delivery: 20_000n };

/** Post by weight, abroad at a flat rate, furniture per piece. */
const POST = { light: 500n, heavy: 900n, heavyFrom: 5, abroad: 1_250n, furniture: 2_000n };
const CHAIR_WEEK = 10_000n;
/** Discount of the coupon WELCOME10, which every emulator has by default. */
const WELCOME10 = 10_000n;

/** The merchant's own record of an order. */
interface Entry {
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
  readonly shelves: { chairs: number; lamps: number; novels: number };
  readonly books: Entry[];
}

function entered(books: Entry[], id: string, bill: Bill): Entry {
  const entry = { id, bill, paid: 0n, refunded: 0n };
  books.push(entry);
  return entry;
}

/** Returns the amounts that the platform should report for an order. */
function reckoned({ money }: Shop, { bill: { taxes, ...sums }, paid, refunded }: Entry) {
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

/** Compares the platform's orders, payments and inventory with the merchant's own records. */
async function balances({ shop, chair, lamp, novel, shelves, books }: Day) {
  for (const entry of books) {
    expect(await inTheBooks(shop, entry.id)).toEqual(reckoned(shop, entry));
    expect(await inTheTill(shop, entry.id)).toBe(entry.paid - entry.refunded);
  }
  const { chairs, lamps, novels } = shelves;
  expect(await onTheShelves(shop, [chair, lamp, novel])).toEqual([chairs, lamps, novels]);
}

async function morning(currency: string): Promise<Day> {
  const shop = emptyShop(currency);
  const taxGroup = await levy(shop, [
    [{ country: "US", subdivision: "NY" }, NEW_YORK_TAX],
    [{ country: "FR" }, FRENCH_TAX],
  ]);
  const profile = await deliver(shop, POST);
  const chair = await stockUp(shop, CHAIR, { profile });
  const lamp = await stockUp(shop, LAMP);
  const novel = await stockUp(shop, NOVEL, { taxGroup });
  await offer(shop, "Chair week", Number(CHAIR_WEEK / 1_000n), chair);
  const shelves = { chairs: CHAIR.stock, lamps: LAMP.stock, novels: NOVEL.stock };
  return { shop, chair, lamp, novel, shelves, books: [] };
}

async function aGuestOrders({ shop, chair, novel, books }: Day): Promise<Entry> {
  const things = { two: [chair, 2], three: [novel, 3] } as const;
  const id = await buy(shop.shopper(), [things.two, things.three], {
    address: NEW_YORK,
    way: "Post",
  });
  const { goods, books: novels, delivery } = NEW_YORK_TAX;
  const offChairs = partOf(2n * CHAIR.price, CHAIR_WEEK);
  const lines = [
    { price: CHAIR.price, quantity: 2n, off: offChairs, rate: goods },
    { price: NOVEL.price, quantity: 3n, rate: novels },
  ];
  // three novels weigh 6, which is heavy
  const shipping = 2n * POST.furniture + POST.heavy;
  return entered(books, id, bill(lines, shipping, delivery));
}

async function graceOrders({ shop, lamp, novel, books }: Day): Promise<Entry> {
  const grace = shop.shopper();
  const account = { email: "grace@example.com", password: "a long password" };
  const { loginState } = await grace.auth.signIn(await grace.auth.register(account));
  expect(loginState).toBe("SUCCESS");
  const things = { two: [lamp, 2], one: [novel, 1] } as const;
  const id = await buy(grace, [things.two, things.one], { address: PARIS, way: "Post" });
  const { goods, books: novels, delivery } = FRENCH_TAX;
  const lines = [
    { price: LAMP.price, quantity: 2n, rate: goods },
    { price: NOVEL.price, quantity: 1n, rate: novels },
  ];
  const shipping = POST.abroad;
  return entered(books, id, bill(lines, shipping, delivery));
}

async function somebodyOrders({ shop, lamp, novel, books }: Day): Promise<Entry> {
  const things = { one: [lamp, 1], two: [novel, 2] } as const;
  const id = await buy(shop.shopper(), [things.one, things.two], {
    address: NEW_YORK,
    way: "Counter",
    coupon: "WELCOME10",
  });
  const costs = [LAMP.price, 2n * NOVEL.price];
  const [offLamp = 0n, offNovels = 0n] = split(partOf(total(costs), WELCOME10), costs);
  const { goods, books: novels, delivery } = NEW_YORK_TAX;
  const lines = [
    { price: LAMP.price, quantity: 1n, off: offLamp, rate: goods },
    { price: NOVEL.price, quantity: 2n, off: offNovels, rate: novels },
  ];
  const shipping = 0n;
  return entered(books, id, bill(lines, shipping, delivery));
}

async function allPay({ shop, shelves, books }: Day) {
  for (const entry of books) {
    await payAll(shop, entry.id);
    entry.paid = entry.bill.total;
  }
  shelves.chairs -= 2;
  shelves.lamps -= 2 + 1;
  shelves.novels -= 3 + 1 + 2;
}

async function oneChairIsSent(day: Day, guests: Entry) {
  const { orderFulfillments, orders } = day.shop.merchant;
  const [chairs] = await linesOf(day.shop, guests.id);
  const lineItems = [{ id: the(chairs), quantity: 1 }];
  await orderFulfillments.createFulfillment(guests.id, { lineItems, completed: true });
  const { fulfillmentStatus } = await orders.getOrder(guests.id);
  expect(fulfillmentStatus).toBe("PARTIALLY_FULFILLED");
}

async function oneNovelComesBack(day: Day, guests: Entry) {
  const { money, merchant } = day.shop;
  const [, taxOfNovels = 0n] = guests.bill.taxes;
  const refund = NOVEL.price + taxOfNovels / 3n;
  const [, novels] = await linesOf(day.shop, guests.id);
  const refundItems = { lineItems: [{ lineItemId: the(novels), quantity: 1 }] };
  const { summary } = await merchant.orderBilling.calculateRefund(guests.id, { refundItems });
  expect(summary?.total?.amount).toBe(money(refund));
  await giveBack(day.shop, guests.id, refund, refundItems);
  guests.refunded += refund;
  day.shelves.novels += 1;
}

async function graceWantsAnotherLamp(day: Day, hers: Entry) {
  const { draftOrders } = day.shop.merchant;
  const draftId = await draftOf(day.shop, hers.id);
  const [lamps, novel] = await linesOf(day.shop, hers.id);
  await draftOrders.updateLineItems(draftId, [
    { lineItemId: the(lamps), newQuantity: 3 },
    { lineItemId: the(novel), newQuantity: 0 },
  ]);
  const updateInventory = [{ lineItemId: the(lamps) }, { lineItemId: the(novel) }];
  await draftOrders.commitDraftOrder(draftId, { commitSettings: { updateInventory } });
  const threeLamps = { price: LAMP.price, quantity: 3n, rate: FRENCH_TAX.goods };
  hers.bill = bill([threeLamps], POST.abroad, FRENCH_TAX.delivery);
  day.shelves.lamps -= 1;
  day.shelves.novels += 1;
}

async function graceWantsNovels(day: Day, hers: Entry) {
  const { draftOrders, orders } = day.shop.merchant;
  const draftId = await draftOf(day.shop, hers.id);
  const [lamps] = await linesOf(day.shop, hers.id);
  const newPrice = day.shop.money(LAMP.price / 2n);
  await draftOrders.updateLineItems(draftId, [{ lineItemId: the(lamps), newPrice }]);
  const { calculatedDraftOrder } = await draftOrders.addLineItemsToDraftOrder(draftId, {
    catalogLineItems: [{ catalogReference: day.novel, quantity: 2 }],
  });
  const added = the(calculatedDraftOrder?.draftOrder?.lineItems[1]?.lineItem?.id);
  await orders.commitDeltas(hers.id, {
    draftOrderId: draftId,
    changes: { lineItems: [{ lineItemId: added, lineItemAdded: true }] },
    commitSettings: {
      inventoryUpdates: [{ lineItemId: added, actionType: "DECREASE", quantityChange: 2 }],
    },
  });
  const threeLamps = { price: LAMP.price, quantity: 3n, rate: FRENCH_TAX.goods };
  const twoNovels = { price: NOVEL.price, quantity: 2n, rate: FRENCH_TAX.books };
  hers.bill = bill([threeLamps, twoNovels], POST.abroad, FRENCH_TAX.delivery);
  day.shelves.novels -= 2;
}

async function nobodyComes({ shop, shelves }: Day, last: Entry) {
  await shop.merchant.orders.cancelOrder(last.id, { restockAllItems: true });
  shelves.lamps += 1;
  shelves.novels += 2;
  await giveBack(shop, last.id, last.bill.total);
  last.refunded = last.bill.total;
}

test.each(["USD", "JPY", "KWD"])(
  "the books of a day in %s balance at every hour",
  async (currency) => {
    const day = await morning(currency);
    await balances(day);
    const guests = await aGuestOrders(day);
    const hers = await graceOrders(day);
    const last = await somebodyOrders(day);
    await balances(day);
    await allPay(day);
    await balances(day);

    await oneChairIsSent(day, guests);
    await balances(day);
    await oneNovelComesBack(day, guests);
    await balances(day);

    await graceWantsAnotherLamp(day, hers);
    await balances(day);
    await payAll(day.shop, hers.id);
    hers.paid = hers.bill.total;
    await balances(day);
    await graceWantsNovels(day, hers);
    await balances(day);

    await nobodyComes(day, last);
    await balances(day);

    // sold minus returned items, of the guest's and Grace's orders
    expect(day.shelves).toEqual({
      chairs: CHAIR.stock - 2,
      lamps: LAMP.stock - 3,
      novels: NOVEL.stock - (3 - 1) - 2,
    });
  },
);
