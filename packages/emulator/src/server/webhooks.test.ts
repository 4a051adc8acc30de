import { decodeJwt, importSPKI, jwtVerify } from "jose";
import { describe, expect, test, vi } from "vitest";
import { eventConformance } from "../testing/conformance.js";
import { merchant, pay, reference, shop } from "../testing/test-client.js";

const MEMBERS = ["created", "updated", "deleted"].map((slug) => `wix.members.v1.member_${slug}`);

describe("webhooks", () => {
  test("are signed, sent, tried again, and recorded", async () => {
    const received: string[] = [];
    let failures = 2;
    const target: typeof globalThis.fetch = async (_url, init) => {
      failures -= 1;
      if (failures === 1) throw new TypeError("fetch failed");
      if (failures === 0) return new Response(null, { status: 500 });
      received.push(String(init?.body));
      return new Response(null, { status: 204 });
    };
    const { emulator, guest } = await shop({
      webhooks: {
        url: "http://localhost:9/hook",
        appId: "app",
        events: ["wix.ecom.v1.order_approved"],
      },
      site: { coupons: [{ code: "FREE", percentOff: 100 }] },
      fetch: target,
      clock: { now: () => Date.now(), sleep: async () => {} },
    });
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    // an order of nothing is approved by itself
    await guest.call("ecom.cartV2.addCoupon", { cartId: cart.id, coupon: { code: "FREE" } });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    await emulator.settled();
    expect(emulator.webhooks).toMatchObject([
      { eventType: "wix.ecom.v1.order_approved", status: "delivered", attempts: 3 },
    ]);
    const key = await importSPKI(await emulator.publicKey(), "RS256");
    const { payload } = await jwtVerify(received[0] ?? "", key, {
      issuer: "wix.com",
      audience: "app",
    });
    const data = JSON.parse(payload.data as string);
    expect(data).toMatchObject({
      eventType: "wix.ecom.v1.order_approved",
      instanceId: "portico-instance",
    });
    expect(JSON.parse(data.identity)).toMatchObject({ identityType: "ANONYMOUS_VISITOR" });
    expect(JSON.parse(data.data)).toMatchObject({
      entityId: orderId,
      slug: "approved",
      actionEvent: { body: { order: { id: orderId } } },
    });
  });

  test("every event that is sent is one of the API's, with an entity that fits", async () => {
    const { emulator, guest } = await shop({
      webhooks: { url: "http://localhost:9/hook" },
      fetch: async () => new Response(null, { status: 200 }),
    });
    const owner = merchant(emulator);
    const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
    const add = () => guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
    await add();
    await guest.call("ecom.currentCartV2.deleteCurrentCart");
    const { cart } = await add();
    await add();
    await guest.call("identity.redirects.createRedirectSession", {
      ecomCheckout: { checkoutId: cart.id },
    });
    const { orderId: id } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    await pay(emulator, id);
    await owner.call("ecom.orders.updateOrder", { order: { id, archived: true } });
    await owner.call("ecom.orders.cancelOrder", { id });
    await owner.call("identity.signOnPolicy.updateSignOnPolicy", { signOnPolicy: {} });
    const { member } = await owner.call("members.members.createMember", {
      member: { loginEmail: "m@example.com" },
    });
    await owner.call("members.members.blockMember", { id: member.id });
    await owner.call("members.members.deleteMember", { id: member.id });
    await emulator.settled();
    const seen = new Set<string>();
    for (const { eventType, jwt } of emulator.webhooks) {
      seen.add(eventType);
      const { data } = JSON.parse(decodeJwt(jwt).data as string);
      expect([eventType, eventConformance(eventType, JSON.parse(data))]).toEqual([eventType, []]);
    }
    expect([...seen].sort()).toEqual([
      "wix.ecom.v1.cart_created",
      "wix.ecom.v1.cart_deleted",
      "wix.ecom.v1.cart_updated",
      "wix.ecom.v1.order_approved",
      "wix.ecom.v1.order_canceled",
      "wix.ecom.v1.order_created",
      "wix.ecom.v1.order_payment_status_updated",
      "wix.ecom.v1.order_transactions_updated",
      "wix.ecom.v1.order_updated",
      "wix.ecom.v2.cart_created",
      "wix.ecom.v2.cart_deleted",
      "wix.ecom.v2.cart_updated",
      "wix.headless.v1.redirect_session_created",
      "wix.iam.signon.v1.sign_on_policy_updated",
      "wix.members.v1.member_created",
      "wix.members.v1.member_deleted",
      "wix.members.v1.member_updated",
    ]);
  });

  test("give up after their attempts", async () => {
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", attempts: 2 },
      fetch: async () => new Response(null, { status: 503 }),
      clock: { now: () => 0, sleep: async () => {} },
    });
    await merchant(emulator).call("members.members.createMember", {
      member: { loginEmail: "x@example.com" },
    });
    await emulator.settled();
    expect(emulator.webhooks).toMatchObject([
      { eventType: "wix.members.v1.member_created", status: "failed", attempts: 2 },
    ]);
  });

  test("are recorded in the order of the changes, before anything is signed or sent", async () => {
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", events: MEMBERS },
      fetch: async () => new Response(null, { status: 204 }),
    });
    const owner = merchant(emulator);
    const create = (name: string) =>
      owner.call("members.members.createMember", { member: { loginEmail: `${name}@example.com` } });
    const { member } = await create("first");
    // the answer is there: so is the record, whatever becomes of the delivery
    expect(emulator.webhooks.map(({ eventType, sequence }) => [eventType, sequence])).toEqual([
      [MEMBERS[0], 1],
    ]);
    await Promise.all([
      create("second"),
      owner.call("members.members.blockMember", { id: member.id }),
      create("third"),
    ]);
    await owner.call("members.members.deleteMember", { id: member.id });
    await emulator.settled();
    const told = emulator.webhooks.map(({ jwt }) => {
      const { data } = JSON.parse(decodeJwt(jwt).data as string);
      return JSON.parse(data);
    });
    expect(told.map(({ entityEventSequence }) => entityEventSequence)).toEqual(
      told.map((_, index) => String(index + 1)),
    );
    const ofMember = told.filter(({ entityId }) => entityId === member.id);
    expect(ofMember.map(({ slug }) => slug)).toEqual(["created", "updated", "deleted"]);
    // each tells of the member as it was then
    expect(ofMember.map((one) => Object.values(one).at(-1))).toMatchObject([
      { entity: { status: "APPROVED" } },
      { currentEntity: { status: "BLOCKED" } },
      { deletedEntity: { status: "BLOCKED" } },
    ]);
  });

  test("reach their target one after the other, one that is tried again before the next", async () => {
    const received: string[] = [];
    let failures = 3;
    let open = 0;
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", events: MEMBERS },
      fetch: async (_url, init) => {
        open += 1;
        expect(open).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
        failures -= 1;
        received.push(String(init?.body));
        return new Response(null, { status: failures >= 0 ? 500 : 204 });
      },
      clock: { now: () => 0, sleep: async () => {} },
    });
    const owner = merchant(emulator);
    const member = (n: number) => ({ member: { loginEmail: `${n}@example.com` } });
    await Promise.all(
      [1, 2, 3, 4].map((n) => owner.call("members.members.createMember", member(n))),
    );
    await emulator.settled();
    const order = emulator.webhooks.map(({ jwt }) => jwt);
    expect(received).toEqual([order[0], order[0], order[0], ...order]);
    expect(emulator.webhooks.every(({ status }) => status === "delivered")).toBe(true);
  });

  test("of what a reset did away with are not sent, nor waited for", async () => {
    let sent = 0;
    let waits = 0;
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", events: MEMBERS },
      fetch: async () => {
        sent += 1;
        return new Response(null, { status: 500 });
      },
      clock: {
        now: () => 0,
        sleep: (_ms, signal) => {
          waits += 1;
          return new Promise((_resolve, reject) => {
            signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
          });
        },
      },
    });
    const owner = merchant(emulator);
    for (const name of ["a", "b"]) {
      await owner.call("members.members.createMember", {
        member: { loginEmail: `${name}@example.com` },
      });
    }
    await vi.waitUntil(() => waits === 1);
    emulator.reset();
    await emulator.settled();
    expect([sent, waits, emulator.webhooks]).toEqual([1, 1, []]);
  });
});
