import { decodeJwt, importSPKI, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { eventProblems } from "../testing/conformance.js";
import { Caller, merchant, pay, reference, shop } from "../testing/test-client.js";

const MEMBER_EVENTS = ["created", "updated", "deleted"].map(
  (slug) => `wix.members.v1.member_${slug}`,
);

describe("webhooks", () => {
  it("are signed, sent and recorded", async () => {
    const received: string[] = [];
    const receive: typeof globalThis.fetch = async (_url, init) => {
      received.push(String(init?.body));
      return new Response(null, { status: 200 });
    };
    const { emulator, guest } = await shop({
      webhooks: {
        url: "http://localhost:9/hook",
        appId: "app",
        events: ["wix.ecom.v1.order_approved"],
      },
      site: { coupons: [{ code: "FREE", percentOff: 100 }] },
      fetch: receive,
    });
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    // A free order is approved automatically.
    await guest.call("ecom.cartV2.addCoupon", { cartId: cart.id, coupon: { code: "FREE" } });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    await emulator.settled();
    expect(emulator.webhooks).toMatchObject([
      { eventType: "wix.ecom.v1.order_approved", status: "delivered", attempts: 1 },
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

  it("identify the visitor, app or API key that caused the event", async () => {
    const { emulator, guest } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", events: MEMBER_EVENTS },
      fetch: async () => new Response(null, { status: 200 }),
    });
    const member = (loginEmail: string) => ({ member: { loginEmail } });
    await merchant(emulator).call("members.members.createMember", member("a@example.com"));
    const { access_token } = await guest.call("identity.oauth.token", {
      grant_type: "client_credentials",
      client_id: "my-app",
      client_secret: "secret",
      instance_id: "instance",
    });
    const app = new Caller(emulator, access_token);
    await app.call("members.members.createMember", member("b@example.com"));
    const loginId = { email: "c@example.com" };
    await guest.call("identity.authentication.registerV2", { loginId, password: "secret" });
    await emulator.settled();
    const identities = emulator.webhooks.map(({ jwt }) => {
      const { data } = decodeJwt(jwt) as { data: string };
      return JSON.parse(JSON.parse(data).identity);
    });
    expect(identities).toMatchObject([
      { identityType: "API_KEY" },
      { identityType: "APP" },
      { identityType: "ANONYMOUS_VISITOR" },
    ]);
  });

  it("are retried immediately if the clock's sleep function resolves immediately", async () => {
    const statuses = [500, 500, 200];
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", events: MEMBER_EVENTS },
      fetch: async () => new Response(null, { status: statuses.shift() ?? 200 }),
      clock: { now: () => 0, sleep: async () => {} },
    });
    await merchant(emulator).call("members.members.createMember", {
      member: { loginEmail: "x@example.com" },
    });
    await emulator.settled();
    expect(emulator.webhooks).toMatchObject([{ status: "delivered", attempts: 3 }]);
  });

  it("have documented event types and match the schemas of their events", async () => {
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
    const types = new Set<string>();
    for (const { eventType, jwt } of emulator.webhooks) {
      types.add(eventType);
      const { data } = JSON.parse(decodeJwt(jwt).data as string);
      expect([eventType, eventProblems(eventType, JSON.parse(data))]).toEqual([eventType, []]);
    }
    expect([...types].sort()).toEqual([
      "wix.ecom.v1.cart_created",
      "wix.ecom.v1.cart_deleted",
      "wix.ecom.v1.cart_updated",
      "wix.ecom.v1.checkout_completed",
      "wix.ecom.v1.checkout_created",
      "wix.ecom.v1.checkout_updated",
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

  it("are recorded before the response, in the order of the changes", async () => {
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", events: MEMBER_EVENTS },
      fetch: async () => new Response(null, { status: 200 }),
    });
    const owner = merchant(emulator);
    const create = (name: string) =>
      owner.call("members.members.createMember", { member: { loginEmail: `${name}@example.com` } });
    const { member } = await create("first");
    // The event is recorded before the response, even if the delivery fails later.
    expect(emulator.webhooks.map(({ eventType, sequence }) => [eventType, sequence])).toEqual([
      [MEMBER_EVENTS[0], 1],
    ]);
    await Promise.all([
      create("second"),
      owner.call("members.members.blockMember", { id: member.id }),
      create("third"),
    ]);
    await owner.call("members.members.deleteMember", { id: member.id });
    await emulator.settled();
    const sentEvents = emulator.webhooks.map(({ jwt }) => {
      const { data } = JSON.parse(decodeJwt(jwt).data as string);
      return JSON.parse(data);
    });
    expect(emulator.webhooks.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    const ofMember = sentEvents.filter(({ entityId }) => entityId === member.id);
    expect(ofMember.map(({ slug }) => slug)).toEqual(["created", "updated", "deleted"]);
    // Each event contains the member's data at the time of the change.
    expect(ofMember.map((event) => Object.values(event).at(-1))).toMatchObject([
      { entity: { status: "APPROVED" } },
      { currentEntity: { status: "BLOCKED" } },
      { deletedEntity: { status: "BLOCKED" } },
    ]);
  });

  it("contain sequence numbers that also count events of types that are not sent", async () => {
    const { emulator } = await shop({
      seed: "minimal",
      webhooks: {
        url: "http://localhost:9/hook",
        events: [MEMBER_EVENTS[0], MEMBER_EVENTS[2]] as string[],
      },
      fetch: async () => new Response(null, { status: 200 }),
    });
    const owner = merchant(emulator);
    const create = async (name: string): Promise<string> => {
      const member = { loginEmail: `${name}@example.com` };
      return (await owner.call("members.members.createMember", { member })).member.id;
    };
    const deliveries = () =>
      emulator.webhooks.map(({ data }) => {
        const { entityId, slug, entityEventSequence } = JSON.parse(JSON.parse(data).data);
        return [entityId, slug, entityEventSequence];
      });
    const first = await create("first");
    await owner.call("members.members.blockMember", { id: first });
    const second = await create("second");
    const snapshot = emulator.snapshot();
    const expected = [
      [first, "created", "1"],
      [second, "created", "1"],
      [first, "deleted", "3"],
    ];
    await owner.call("members.members.deleteMember", { id: first });
    expect(deliveries()).toEqual(expected);
    await emulator.settled();
    emulator.restore(snapshot);
    await owner.call("members.members.deleteMember", { id: first });
    expect(deliveries()).toEqual(expected);
    // Restoring a snapshot cancels the deliveries that were pending in it.
    expect(emulator.webhooks.map(({ status }) => status).slice(0, 2)).not.toContain("pending");
    await emulator.settled();
  });
});
