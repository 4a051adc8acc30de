// A refused request changes nothing, wherever on its way it is refused.
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmulator, type Emulator, type Snapshot } from "../emulator.js";
import { applicationError } from "../errors/platform-error.js";
import { authorize, BACK, posted, VERIFIER } from "../testing/login.js";
import {
  ADDRESS,
  type Answer,
  Caller,
  merchant,
  reference,
  visitor,
} from "../testing/test-client.js";
import { allHandlers } from "./handlers.js";

const end = vi.hoisted(() => ({ refuses: false }));

// Every operation can be refused after all that it does.
vi.mock(import("./handlers.js"), async (load) => {
  const { allHandlers: all } = await load();
  const refuse = () => {
    throw applicationError(428, "REFUSED_AT_THE_END", "Refused at the end");
  };
  return {
    allHandlers: (options) =>
      Object.fromEntries(
        Object.entries(all(options)).map(([name, handler]) => [
          name,
          {
            ...handler,
            run: (request, context) => {
              const answer = handler.run(request, context);
              if (!end.refuses) return answer;
              return answer instanceof Promise ? answer.then(refuse) : refuse();
            },
          },
        ]),
      ),
  };
});

/** All of a state as text, in its order, without what is meant to stay: counted attempts, codes that were tried. */
function written(emulator: Emulator): string {
  const { state } = emulator.snapshot();
  return JSON.stringify(state, function (this: Answer, key, value) {
    if (key === "attempts") return undefined;
    if (key === "used" && this.codeChallenge !== undefined) return undefined;
    return value instanceof Map ? ["Map", ...value] : value;
  });
}

interface World {
  readonly emulator: Emulator;
  readonly start: Snapshot;
  /** Visitors: with a full cart, with a plain one, with none; a member; a merchant, alone and for the plain one. */
  readonly callers: Record<"full" | "plain" | "new" | "member" | "owner" | "server", Caller>;
  readonly ids: Record<string, string>;
  readonly item: (slug: string) => Answer;
}

async function makeWorld(): Promise<World> {
  const emulator = createEmulator({
    seed: "minimal",
    rotateRefreshTokens: true,
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
    members: [
      { email: "ada@example.com", password: "portico" },
      {
        email: "eve@example.com",
        password: "portico",
        factors: [{ type: "SMS", secret: "+1 212 555 0100" }],
      },
      { email: "new@example.com", password: "portico", emailVerified: false, status: "PENDING" },
    ],
  });
  const [full, plain, fresh, guest] = [
    await visitor(emulator),
    await visitor(emulator),
    await visitor(emulator),
    await visitor(emulator),
  ];
  const item = (slug: string) => ({ catalogReference: reference(emulator, slug), quantity: 1 });
  const things = { catalogItems: [item("heavy-tee"), item("gift-card")] };
  const add = async (who: Caller, rest: Answer = {}) =>
    (await who.call("ecom.currentCartV2.createCurrentCart", { ...things, ...rest })).cart;
  const a = await add(full, {
    cart: { deliveryInfo: { address: ADDRESS }, customCheckoutUrl: "https://pay.example" },
    coupons: [{ code: "WELCOME10" }],
    giftCards: [{ code: "PORTICO-GIFT-50" }],
    deliveryMethod: { code: "standard" },
  });
  const b = await add(plain, { cart: { deliveryInfo: { address: ADDRESS } } });
  const ordered = (
    await guest.call("ecom.cartV2.createCart", { catalogItems: [item("gift-card")] })
  ).cart;
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: ordered.id });
  const owner = merchant(emulator);
  const note = { merchantComment: { message: "x" } };
  const { activityId } = await owner.call("ecom.orders.addActivity", {
    id: orderId,
    activity: note,
  });
  const login = (email: string) =>
    guest.call("identity.authentication.loginV2", { loginId: { email }, password: "portico" });
  const { sessionToken } = await login("ada@example.com");
  const url = await authorize(guest, { responseMode: "web_message", sessionToken }, "none");
  const { message } = await posted(await emulator.fetch(url));
  const eve = await login("eve@example.com");
  await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
  emulator.state.site.signOn.requireEmailVerification = true;
  const pending = await login("new@example.com");
  emulator.state.site.signOn.requireEmailVerification = false;
  const idOf = (email: string) =>
    [...emulator.state.members.values()].find((one) => one.email === email)?.id ?? "";
  const server = merchant(emulator, plain);
  const ada = await new Caller(emulator, server.authorization).call("identity.oauth.token", {
    grant_type: "authorized_client",
    scope: "offline_access",
    member_id: idOf("eve@example.com"),
  });
  // the member took the plain visitor's cart; the visitor gets another
  const mine = await add(plain, { cart: { deliveryInfo: { address: ADDRESS } } });
  const v1 = async (who: Caller) => (await who.call("ecom.currentCart.getCurrentCart")).cart.id;
  await emulator.settled();
  const messages = emulator.outbox;
  return {
    emulator,
    start: emulator.snapshot(),
    callers: {
      full,
      plain,
      new: fresh,
      member: new Caller(emulator, ada.access_token),
      owner,
      server,
    },
    item,
    ids: {
      full: a.id,
      fullV1: await v1(full),
      plain: mine.id,
      plainV1: await v1(plain),
      membersCart: b.id,
      line: a.lineItems[0].id,
      plainLine: mine.lineItems[0].id,
      coupon: a.coupons[0].id,
      giftCard: a.paymentInfo.giftCards[0].id,
      order: orderId,
      activity: activityId,
      ada: idOf("ada@example.com"),
      eve: idOf("eve@example.com"),
      pending: idOf("new@example.com"),
      sessionToken,
      code: message.code,
      eveToken: eve.stateToken,
      eveCode: messages.find(({ kind }) => kind === "factor-code")?.code ?? "",
      pendingToken: pending.stateToken,
      pendingCode: messages.find(({ kind }) => kind === "verification")?.code ?? "",
      recovery: messages.find(({ kind }) => kind === "password-reset")?.code ?? "",
      refreshToken: plain.refreshToken,
      accessToken: plain.authorization,
    },
  };
}

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.emulator.restore(world.start));
afterEach(() => {
  end.refuses = false;
});

type Row = readonly [
  operation: string,
  caller: keyof World["callers"],
  request: (world: World) => Record<string, unknown>,
];

const none = () => ({});
const lines = (w: World) => ({ lineItems: [w.item("drop-pendant")] });
const items = (w: World) => ({ catalogItems: [w.item("drop-pendant")] });
const email = { address: "x@example.com" };

/** Changes of a v2 cart, under the names of both families: verb, preposition of the current one, request. */
const CART_V2: readonly (readonly [string, string, "full" | "plain", Row[2]])[] = [
  ["addLineItems", "To", "full", items],
  ["removeLineItems", "From", "full", ({ ids }) => ({ lineItemIds: [ids.line] })],
  [
    "updateLineItems",
    "In",
    "full",
    ({ ids }) => ({ lineItems: [{ lineItemId: ids.line, quantity: { newQuantity: 2 } }] }),
  ],
  ["addCoupon", "To", "plain", () => ({ coupon: { code: "WELCOME10" } })],
  ["removeCoupon", "From", "full", ({ ids }) => ({ couponId: ids.coupon })],
  ["addGiftCard", "To", "plain", () => ({ giftCard: { code: "PORTICO-GIFT-50" } })],
  ["removeGiftCard", "From", "full", ({ ids }) => ({ giftCardId: ids.giftCard })],
  ["setDeliveryMethod", "For", "plain", () => ({ deliveryMethod: { code: "express" } })],
  ["removeDeliveryMethod", "From", "full", none],
  ["refresh", "", "full", none],
  ["delete", "", "full", none],
];

const token = (fields: (w: World) => Record<string, unknown>, caller: Row[1] = "new"): Row => [
  "identity.oauth.token",
  caller,
  fields,
];

const CHANGES: readonly Row[] = [
  ...CART_V2.flatMap(([verb, preposition, who, request]): Row[] => [
    [`ecom.currentCartV2.${verb}${preposition}CurrentCart`, who, request],
    [
      `ecom.cartV2.${verb}${verb === "refresh" || verb === "delete" ? "Cart" : ""}`,
      who,
      (w) => ({ cartId: w.ids[who], ...request(w) }),
    ],
  ]),
  ["ecom.currentCartV2.addLineItemsToCurrentCart", "new", items],
  ["ecom.currentCartV2.createCurrentCart", "full", items],
  ["ecom.currentCartV2.updateCurrentCart", "full", () => ({ cart: { note: "x" } })],
  ["ecom.cartV2.createCart", "new", items],
  ["ecom.cartV2.updateCart", "full", ({ ids }) => ({ cart: { id: ids.full, note: "x" } })],
  ["ecom.cartV2.getCheckoutUrl", "plain", ({ ids }) => ({ cartId: ids.plain })],
  ["ecom.cartV2.placeOrder", "full", ({ ids }) => ({ cartId: ids.full })],
  ["ecom.cartV2.markCartAsCompleted", "full", ({ ids }) => ({ cartId: ids.full })],

  ["ecom.currentCart.updateCurrentCart", "new", (w) => ({ ...lines(w), couponCode: "WELCOME10" })],
  ["ecom.currentCart.deleteCurrentCart", "full", none],
  ["ecom.currentCart.addToCurrentCart", "full", lines],
  [
    "ecom.currentCart.removeLineItemsFromCurrentCart",
    "full",
    ({ ids }) => ({ lineItemIds: [ids.line] }),
  ],
  [
    "ecom.currentCart.updateCurrentCartLineItemQuantity",
    "full",
    ({ ids }) => ({ lineItems: [{ id: ids.line, quantity: 2 }] }),
  ],
  ["ecom.currentCart.removeCouponFromCurrentCart", "full", none],
  ["ecom.currentCart.createCheckoutFromCurrentCart", "full", () => ({ email: email.address })],
  ["ecom.cart.createCart", "new", lines],
  ["ecom.cart.updateCart", "full", ({ ids }) => ({ cartInfo: { id: ids.fullV1, buyerNote: "x" } })],
  ["ecom.cart.deleteCart", "owner", ({ ids }) => ({ id: ids.fullV1 })],
  ["ecom.cart.addToCart", "full", (w) => ({ id: w.ids.fullV1, ...lines(w) })],
  ["ecom.cart.removeLineItems", "full", ({ ids }) => ({ id: ids.fullV1, lineItemIds: [ids.line] })],
  [
    "ecom.cart.updateLineItemsQuantity",
    "full",
    ({ ids }) => ({ id: ids.fullV1, lineItems: [{ id: ids.line, quantity: 2 }] }),
  ],
  ["ecom.cart.removeCoupon", "full", ({ ids }) => ({ id: ids.fullV1 })],
  ["ecom.cart.createCheckout", "full", ({ ids }) => ({ id: ids.fullV1 })],

  ["ecom.checkout.createCheckout", "new", (w) => ({ channelType: "WEB", ...lines(w) })],
  ["ecom.checkout.getCheckoutUrl", "plain", ({ ids }) => ({ id: ids.plain })],
  ["ecom.checkout.getWixCheckoutUrl", "plain", ({ ids }) => ({ id: ids.plain })],
  [
    "ecom.checkout.updateCheckout",
    "plain",
    (w) => ({
      ...lines(w),
      checkout: { id: w.ids.plain, buyerNote: "x" },
      couponCode: "WELCOME10",
      giftCardCode: "PORTICO-GIFT-50",
    }),
  ],
  ["ecom.checkout.removeCoupon", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.removeGiftCard", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.removeOverrideCheckoutUrl", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.addToCheckout", "full", (w) => ({ id: w.ids.full, ...lines(w) })],
  [
    "ecom.checkout.removeLineItems",
    "full",
    ({ ids }) => ({ id: ids.full, lineItemIds: [ids.line] }),
  ],
  [
    "ecom.checkout.updateLineItemsQuantity",
    "full",
    ({ ids }) => ({ id: ids.full, lineItems: [{ id: ids.line, quantity: 2 }] }),
  ],
  ["ecom.checkout.createOrder", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.markCheckoutAsCompleted", "full", ({ ids }) => ({ id: ids.full })],

  [
    "ecom.orders.updateOrder",
    "owner",
    ({ ids }) => ({ order: { id: ids.order, buyerInfo: { email: email.address } } }),
  ],
  ["ecom.orders.cancelOrder", "owner", ({ ids }) => ({ id: ids.order, restockAllItems: true })],
  [
    "ecom.orders.updateOrderStatus",
    "owner",
    ({ ids }) => ({ orderId: ids.order, status: "PENDING" }),
  ],
  [
    "ecom.orders.addActivity",
    "owner",
    ({ ids }) => ({ id: ids.order, activity: { merchantComment: { message: "y" } } }),
  ],
  [
    "ecom.orders.updateActivity",
    "owner",
    ({ ids }) => ({
      id: ids.order,
      activityId: ids.activity,
      activity: { merchantComment: { message: "y" } },
    }),
  ],
  [
    "ecom.orders.deleteActivity",
    "owner",
    ({ ids }) => ({ id: ids.order, activityId: ids.activity }),
  ],
  [
    "ecom.orders.paymentCollectionMarkOrderAsPaid",
    "owner",
    ({ ids }) => ({ ecomOrderId: ids.order }),
  ],
  [
    "ecom.orders.recordManuallyCollectedPayment",
    "owner",
    ({ ids }) => ({ orderId: ids.order, amount: { amount: "5" } }),
  ],
  [
    "ecom.orders.bulkUpdateOrderTags",
    "owner",
    ({ ids }) => ({ orderIds: [ids.order], assignTags: { tags: { tagIds: ["a"] } } }),
  ],

  token(() => ({ clientId: "shop", grantType: "anonymous" })),
  token(({ ids }) => ({ grantType: "refresh_token", refreshToken: ids.refreshToken })),
  token(
    ({ ids }) => ({
      clientId: "shop",
      grantType: "authorization_code",
      code: ids.code,
      codeVerifier: VERIFIER,
      redirectUri: BACK,
    }),
    "plain",
  ),
  token(({ ids }) => ({ grant_type: "authorized_client", member_id: ids.ada }), "server"),
  token(() => ({
    grant_type: "client_credentials",
    client_id: "app",
    client_secret: "x",
    instance_id: "i",
  })),
  token(({ ids }) => ({ grant_type: "strip_bound_session", access_token: ids.accessToken })),
  [
    "identity.authentication.registerV2",
    "new",
    () => ({ loginId: { email: email.address }, password: "x" }),
  ],
  [
    "identity.authentication.loginV2",
    "new",
    () => ({ loginId: { email: "eve@example.com" }, password: "portico" }),
  ],
  ["identity.authentication.changePassword", "member", () => ({ newPassword: "x" })],
  ["identity.authentication.signOn", "owner", () => ({ loginId: { email: "new@example.com" } })],
  [
    "identity.authentication.verifyFactor",
    "new",
    ({ ids }) => ({ factorType: "SMS", stateToken: ids.eveToken, smsData: { code: ids.eveCode } }),
  ],
  [
    "identity.authentication.verifyFactor",
    "new",
    ({ ids }) => ({ factorType: "SMS", stateToken: ids.eveToken }),
  ],
  ["identity.authentication.logout", "member", none],
  ["identity.verification.start", "new", ({ ids }) => ({ identityId: ids.pending })],
  [
    "identity.verification.verifyDuringAuthentication",
    "new",
    ({ ids }) => ({ code: ids.pendingCode, stateToken: ids.pendingToken }),
  ],
  ["identity.recovery.sendRecoveryEmail", "new", () => ({ email: "ada@example.com" })],
  ["identity.recovery.sendActivationEmail", "owner", ({ ids }) => ({ identityId: ids.ada })],
  [
    "identity.recovery.recover",
    "new",
    ({ ids }) => ({ recoveryToken: ids.recovery, password: "changed" }),
  ],
  [
    "identity.signOnPolicy.updateSignOnPolicy",
    "owner",
    () => ({ signOnPolicy: { requireOwnerApproval: true } }),
  ],
  [
    "identity.redirects.createRedirectSession",
    "plain",
    ({ ids }) => ({ ecomCheckout: { checkoutId: ids.plain } }),
  ],

  [
    "members.members.updateMember",
    "owner",
    ({ ids }) => ({ member: { id: ids.ada, profile: { nickname: "x" } } }),
  ],
  ["members.members.createMember", "owner", () => ({ member: { profile: { nickname: "x" } } })],
  ["members.members.updateCurrentMemberSlug", "member", () => ({ slug: "x" })],
  ["members.members.updateMemberSlug", "owner", ({ ids }) => ({ id: ids.ada, slug: "x" })],
  ["members.members.approveMember", "owner", ({ ids }) => ({ id: ids.pending })],
  ["members.members.blockMember", "owner", ({ ids }) => ({ id: ids.eve })],
  ["members.members.disconnectMember", "owner", ({ ids }) => ({ id: ids.eve })],
  ["members.members.deleteMember", "owner", ({ ids }) => ({ id: ids.eve })],
  ["members.members.deleteMyMember", "member", none],
];

const READS =
  /\.(get|query|search|list|count|estimate|calculate|validateEmail|jwks|tokenInfo|userInfo)/;

test("the table has every operation that changes something", () => {
  const done = new Set(CHANGES.map(([operation]) => operation));
  const names = Object.keys(allHandlers({ rotateRefreshTokens: true }));
  expect(names.filter((name) => !READS.test(name) && !done.has(name))).toEqual([]);
});

describe("refused at the end", () => {
  test.each(CHANGES)("%s by %s", async (operation, who, request) => {
    const { emulator, callers } = world;
    const before = written(emulator);
    end.refuses = true;
    const { code } = await callers[who].fails(operation, request(world));
    expect(code).toBe("REFUSED_AT_THE_END");
    expect(written(emulator)).toBe(before);
    end.refuses = false;
    // a code that was tried is spent
    emulator.restore(world.start);
    expect((await callers[who].send(operation, request(world))).status).toBeLessThan(400);
    expect(written(emulator)).not.toBe(before);
    await emulator.settled();
  });
});

const unknown = (w: World) => ({
  catalogReference: { ...w.item("heavy-tee").catalogReference, catalogItemId: "none" },
  quantity: 1,
});
const nowhere = "00000000-0000-4000-8000-00000000dead";

const REFUSED: readonly Row[] = [
  ["ecom.currentCart.updateCurrentCart", "new", (w) => ({ ...lines(w), couponCode: "NO" })],
  [
    "ecom.currentCart.updateCurrentCart",
    "plain",
    (w) => ({ ...lines(w), cartInfo: { buyerNote: "x" }, couponCode: "NO" }),
  ],
  [
    "ecom.currentCart.updateCurrentCart",
    "full",
    () => ({ cartInfo: { buyerNote: "x" }, merchantDiscounts: [{ amount: "5" }] }),
  ],
  [
    "ecom.currentCart.addToCurrentCart",
    "new",
    (w) => ({ ...lines(w), customLineItems: [{ price: "1", itemType: { preset: "SERVICE" } }] }),
  ],
  [
    "ecom.cart.createCart",
    "new",
    (w) => ({ lineItems: [w.item("gift-card")], couponCode: "TAKE15" }),
  ],
  [
    "ecom.cart.updateLineItemsQuantity",
    "full",
    ({ ids }) => ({
      id: ids.fullV1,
      lineItems: [
        { id: ids.line, quantity: 3 },
        { id: nowhere, quantity: 1 },
      ],
    }),
  ],
  [
    "ecom.currentCartV2.addLineItemsToCurrentCart",
    "new",
    (w) => ({ catalogItems: [w.item("drop-pendant"), unknown(w)] }),
  ],
  [
    "ecom.currentCartV2.updateLineItemsInCurrentCart",
    "full",
    ({ ids }) => ({
      lineItems: [
        { lineItemId: ids.line, quantity: { newQuantity: 3 } },
        { lineItemId: nowhere, quantity: { newQuantity: 3 } },
      ],
    }),
  ],
  [
    "ecom.currentCartV2.createCurrentCart",
    "full",
    (w) => ({ ...items(w), giftCards: [{ code: "NOT-A-CARD" }] }),
  ],
  ["ecom.cartV2.createCart", "new", (w) => ({ ...items(w), coupons: [{ code: "NO" }] })],
  ["ecom.cartV2.createCart", "new", (w) => ({ ...items(w), deliveryMethod: { code: "moon" } })],
  [
    "ecom.checkout.updateCheckout",
    "plain",
    (w) => ({
      ...lines(w),
      checkout: {
        id: w.ids.plain,
        buyerInfo: { email: email.address },
        shippingInfo: { selectedCarrierServiceOption: { code: "moon" } },
      },
    }),
  ],
  [
    "ecom.checkout.createCheckout",
    "new",
    (w) => ({ channelType: "WEB", ...lines(w), giftCardCode: "NOT-A-CARD" }),
  ],
  ["ecom.cartV2.placeOrder", "plain", ({ ids }) => ({ cartId: ids.plain })],
  ["ecom.checkout.createOrder", "plain", ({ ids }) => ({ id: ids.plain })],
  [
    "identity.authentication.logout",
    "member",
    () => ({ postLogoutRedirectUri: "https://evil.example" }),
  ],
  ["identity.redirects.createRedirectSession", "plain", none],
  [
    "identity.redirects.createRedirectSession",
    "plain",
    () => ({ ecomCheckout: { checkoutId: nowhere } }),
  ],
  [
    "members.members.createMember",
    "owner",
    () => ({ member: { loginEmail: "ada@example.com", profile: { nickname: "x" } } }),
  ],
  ["members.members.updateCurrentMemberSlug", "member", () => ({ slug: "ada" })],
  [
    "identity.recovery.recover",
    "new",
    ({ ids }) => ({ recoveryToken: `${ids.recovery}x`, password: "x" }),
  ],
];

describe("refused half-way", () => {
  test.each(REFUSED)("%s by %s", async (operation, who, request) => {
    const before = written(world.emulator);
    await world.callers[who].fails(operation, request(world));
    expect(written(world.emulator)).toBe(before);
  });

  test("a token that is refused, answered as OAuth has it", async () => {
    const before = written(world.emulator);
    for (const grant of [
      { grantType: "refresh_token", refreshToken: "none" },
      {
        grantType: "authorization_code",
        clientId: "shop",
        code: world.ids.code,
        codeVerifier: "x",
      },
      { grantType: "client_credentials", clientId: "app" },
    ]) {
      const { status, body } = await world.callers.new.send("identity.oauth.token", grant);
      expect([status, typeof body.error]).toEqual([400, "string"]);
    }
    expect(written(world.emulator)).toBe(before);
  });

  test("the hosted checkout, with a coupon or a delivery that cannot be", async () => {
    const { emulator, callers, ids } = world;
    const { redirectSession } = await callers.plain.call(
      "identity.redirects.createRedirectSession",
      { ecomCheckout: { checkoutId: ids.plain } },
    );
    const before = written(emulator);
    const form = { email: email.address, firstName: "A", lastName: "B", action: "order" };
    const mistakes: Record<string, string>[] = [{ coupon: "NO" }, { delivery: "moon" }];
    for (const wrong of mistakes) {
      const answer = await emulator.fetch(redirectSession.fullUrl, {
        method: "POST",
        body: new URLSearchParams({ ...form, country: "US", ...wrong }),
      });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(written(emulator)).toBe(before);
    }
  });

  test("whatever a v1 or v2 cart is asked for: all of it, or none", async () => {
    const slug = fc.constantFrom("heavy-tee", "gift-card", "drop-pendant", "none");
    const line = fc.record({ slug, quantity: fc.constantFrom(1, 3, 100_000) });
    const wish = fc.record({
      lines: fc.array(line, { maxLength: 3 }),
      coupon: fc.option(fc.constantFrom("WELCOME10", "TAKE15", "NO"), { nil: undefined }),
      note: fc.option(fc.string(), { nil: undefined }),
      card: fc.option(fc.constantFrom("PORTICO-GIFT-50", "NOT-A-CARD"), { nil: undefined }),
      delivery: fc.option(fc.constantFrom("standard", "moon"), { nil: undefined }),
      who: fc.constantFrom("new" as const, "plain" as const, "full" as const),
      version: fc.constantFrom(1, 2),
    });
    await fc.assert(
      fc.asyncProperty(
        wish,
        async ({ lines: wanted, coupon, note, card, delivery, who, version }) => {
          const { emulator, callers, item } = world;
          emulator.restore(world.start);
          const refs = wanted.map(({ slug: name, quantity }) => ({
            ...(name === "none" ? unknown(world) : item(name)),
            quantity,
          }));
          const before = written(emulator);
          const { status } =
            version === 1
              ? await callers[who].send("ecom.currentCart.updateCurrentCart", {
                  lineItems: refs,
                  cartInfo: { buyerNote: note },
                  couponCode: coupon,
                  ...(card === undefined ? {} : { merchantDiscounts: [{ amount: "1" }] }),
                })
              : await callers[who].send("ecom.currentCartV2.createCurrentCart", {
                  catalogItems: refs,
                  cart: { note },
                  ...(coupon === undefined ? {} : { coupons: [{ code: coupon }] }),
                  ...(card === undefined ? {} : { giftCards: [{ code: card }] }),
                  ...(delivery === undefined ? {} : { deliveryMethod: { code: delivery } }),
                });
          expect(written(emulator) === before).toBe(status >= 400);
        },
      ),
      { numRuns: 60 },
    );
  });
});
