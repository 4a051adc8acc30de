// A long-running emulator must not run out of memory.
import { describe, expect, it } from "vitest";
import { Changes } from "../kernel/changes.js";
import { merchant, reference, shop, visitor } from "../testing/test-client.js";

const DAY = 86_400_000;
const stoppedClock = { clock: { now: () => Date.UTC(2030, 0, 1), sleep: async () => {} } };

describe("the emulator", () => {
  it("removes access tokens and recovery links a day after they expire", async () => {
    const { emulator, guest } = await shop({ ...stoppedClock, seed: "minimal" });
    const { identity } = emulator.state;
    const sendRecoveryEmail = () =>
      guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    await sendRecoveryEmail();
    emulator.clock.advance(DAY);
    await visitor(emulator);
    // Until a day after expiry, the error states that the token is expired rather than unknown.
    expect(identity.accessTokens.size).toBe(2);
    const expiredResponse = await guest.send("stores.catalogVersioning.getCatalogVersion");
    expect(expiredResponse.body.message).toContain("expired");
    emulator.clock.advance(DAY + 1);
    const other = await visitor(emulator);
    expect(identity.accessTokens.size).toBe(2);
    await other.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    expect(
      [...identity.pendingSteps.values()].filter(({ kind }) => kind === "recovery"),
    ).toHaveLength(1);
  });

  it("accepts a refresh token until there are 10,000 newer tokens", async () => {
    const { emulator, guest } = await shop({ ...stoppedClock, seed: "minimal" });
    const { refreshTokens } = emulator.state.identity;
    const renew = () =>
      guest.send("identity.oauth.token", {
        grantType: "refresh_token",
        refreshToken: guest.refreshToken,
      });
    emulator.clock.advance(400 * DAY);
    expect((await renew()).status).toBe(200);
    const [session] = refreshTokens.values();
    for (let index = 0; index < 10_000; index += 1) refreshTokens.set(`${index}`, session as never);
    await visitor(emulator);
    expect(refreshTokens.size).toBe(10_000);
    expect((await renew()).status).toBe(400);
  });

  it("keeps only the last 1,000 messages and the last 1,000 redirect sessions", async () => {
    const { emulator, guest } = await shop({ ...stoppedClock, seed: "minimal" });
    const { outbox } = emulator;
    const message = {
      kind: "verification",
      channel: "email",
      to: "",
      subject: "",
      id: "",
      sentAt: "",
    };
    for (let index = 0; index < 1000; index += 1) {
      emulator.state.outbox.push(message as never);
      emulator.state.redirects.set(`${index}`, {} as never);
    }
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    expect([emulator.outbox.length, outbox.at(-1)?.kind]).toEqual([1000, "password-reset"]);
    await guest.call("identity.redirects.createRedirectSession", { login: {} });
    expect([emulator.state.redirects.size, emulator.state.redirects.has("0")]).toEqual([
      1000,
      false,
    ]);
  });

  it("keeps the last 1,000 webhooks, or more if all of them are pending", async () => {
    const { emulator } = await shop({
      ...stoppedClock,
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook" },
      fetch: async () => new Response(null, { status: 200 }),
    });
    const create = (name: string) =>
      merchant(emulator).call("members.members.createMember", {
        member: { loginEmail: `${name}@example.com` },
      });
    await create("first");
    await emulator.settled();
    const [first] = emulator.state.webhooks;
    for (let index = 1; index < 1000; index += 1)
      emulator.state.webhooks.push({ ...first } as never);
    await create("second");
    await emulator.settled();
    expect([emulator.webhooks.length, emulator.webhooks.includes(first as never)]).toEqual([
      1000,
      false,
    ]);
    for (const webhook of emulator.state.webhooks) webhook.status = "pending";
    await create("third");
    expect(emulator.webhooks).toHaveLength(1001);
    await emulator.settled();
  });

  it("does not remove the carts of expired sessions", async () => {
    const { emulator, guest } = await shop({ ...stoppedClock, seed: "minimal" });
    await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    emulator.clock.advance(3 * DAY);
    await visitor(emulator);
    expect(emulator.state.cart.carts.size).toBe(1);
  });
});

it("Changes removes pruned entries on commit, but keeps them on undo", () => {
  const changes = new Changes({ nextId: 1 });
  const collection = new Map([["a", 1]]);
  changes.prune(collection, () => true);
  changes.undo();
  expect(collection.size).toBe(1);
  changes.prune(collection, () => true);
  changes.commit();
  expect(collection.size).toBe(0);
});
