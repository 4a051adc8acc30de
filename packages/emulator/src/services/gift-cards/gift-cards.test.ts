import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { type Caller, type Json, merchant, shop } from "../../testing/test-client.js";

const APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const OTHER_ID = "00000000-0000-4000-8000-0000000000aa";
let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({
    seed: "minimal",
    site: {
      giftCards: [
        { code: "VALID-CARD", balance: "50" },
        { code: "EMPTY-CARD", balance: "0" },
        { code: "DISABLED-CARD", balance: "50", disabled: true },
        { code: "EXPIRED-CARD", balance: "50", expiresAt: "2001-01-01T00:00:00.000Z" },
      ],
    },
  }));
  owner = merchant(emulator);
});

const getCard = async (code: string) =>
  (await owner.call("ecom.giftVouchers.getGiftCard", { code, appId: APP_ID })).giftCard;
const redemption = (code: string, value: string, rest: Json = {}) => ({
  code,
  amount: { value, currency: "USD" },
  appId: APP_ID,
  ...rest,
});
const REDEEM = "ecom.giftVouchers.redeemGiftCard";
const VOID = "ecom.giftVouchers.voidTransaction";

test("getGiftCard returns the balance and status of a card but not its code", async () => {
  expect(await getCard("VALID-CARD")).toEqual({
    obfuscatedCode: "****CARD",
    balance: { value: "50.00", currency: "USD" },
    status: "VALID",
    appId: APP_ID,
  });
  expect((await getCard("DISABLED-CARD")).status).toBe("DISABLED");
  expect((await getCard("EXPIRED-CARD")).status).toBe("EXPIRED");
});

test("redemptions are limited to the balance, and each can be voided only once", async () => {
  const { transactionId } = await owner.call(REDEEM, redemption("VALID-CARD", "30.5"));
  expect((await getCard("VALID-CARD")).balance.value).toBe("19.50");
  expect(await owner.fails(REDEEM, redemption("VALID-CARD", "19.51"))).toEqual({
    status: 428,
    code: "INSUFFICIENT_FUNDS",
  });
  await owner.call(REDEEM, redemption("VALID-CARD", "19.5"));
  expect(await owner.fails(REDEEM, redemption("VALID-CARD", "0.01"))).toMatchObject({
    code: "ALREADY_REDEEMED",
  });
  await owner.call(VOID, { transactionId, appId: APP_ID });
  expect((await getCard("VALID-CARD")).balance.value).toBe("30.50");
  expect(await owner.fails(VOID, { transactionId, appId: APP_ID })).toMatchObject({
    code: "ALREADY_VOIDED",
  });
});

test.each<[string, Json]>([
  ["GIFT_CARD_NOT_FOUND", redemption("NOT-A-CARD", "1")],
  ["GIFT_CARD_NOT_FOUND", redemption("VALID-CARD", "1", { appId: OTHER_ID })],
  ["ALREADY_REDEEMED", redemption("EMPTY-CARD", "1")],
  ["GIFT_CARD_DISABLED", redemption("DISABLED-CARD", "1")],
  ["GIFT_CARD_EXPIRED", redemption("EXPIRED-CARD", "1")],
  [
    "CURRENCY_NOT_SUPPORTED",
    redemption("VALID-CARD", "1", { amount: { value: "1", currency: "EUR" } }),
  ],
])("a redemption is rejected with %s", async (code, request) => {
  expect((await owner.fails(REDEEM, request)).code).toBe(code);
  expect((await getCard("VALID-CARD")).balance.value).toBe("50.00");
});

test("redemptions need an app id and a positive amount, and can be voided only by the issuer", async () => {
  const { appId: _, ...withoutAppId } = redemption("VALID-CARD", "1");
  expect((await owner.fails(REDEEM, withoutAppId)).fields).toEqual(["appId REQUIRED_FIELD"]);
  expect((await owner.fails(REDEEM, redemption("VALID-CARD", "0"))).fields).toEqual([
    "amount.value DECIMAL_GT",
  ]);
  const { transactionId } = await owner.call(REDEEM, redemption("VALID-CARD", "1"));
  for (const request of [
    { transactionId, appId: OTHER_ID },
    { transactionId: OTHER_ID, appId: APP_ID },
  ]) {
    expect(await owner.fails(VOID, request)).toEqual({
      status: 404,
      code: "TRANSACTION_NOT_FOUND",
    });
  }
});

test("a transaction on a disabled card cannot be voided", async () => {
  const { transactionId } = await owner.call(REDEEM, redemption("VALID-CARD", "1"));
  const card = emulator.state.site.giftCards[0];
  if (card) card.disabled = true;
  expect(await owner.fails(VOID, { transactionId, appId: APP_ID })).toMatchObject({
    code: "GIFT_CARD_DISABLED",
  });
});
