// Checks that a rejected request changes nothing, no matter when it is rejected.
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "./emulator.js";
import { type AnyHandlers, wrapHandlers } from "./kernel/handler.js";
import { applicationError } from "./kernel/platform-error.js";
import { allServices } from "./services/all-services.js";
import { V1_CHANGES } from "./testing/changing-catalog-v1.js";
import { email, CHANGES as V3_CHANGES } from "./testing/changing-requests.js";
import { REJECTED_REQUESTS, unknownItem } from "./testing/rejected-requests.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import type { Json } from "./testing/test-client.js";

const failure = { isEnabled: false };
let onReturn: (() => void) | undefined;
const fail = () => {
  throw applicationError(428, "REJECTED_AT_THE_END", "Rejected at the end");
};
/** Wraps handlers so that a test can make them fail after they have run. */
const failOnDemand = (handlers: AnyHandlers) =>
  wrapHandlers(handlers, (run) => (request, context) => {
    const result = run(request, context);
    if (result instanceof Promise) context.changes.later(() => queueMicrotask(() => onReturn?.()));
    return failure.isEnabled ? fail() : result;
  });

/** Serializes the state. Omits data that rejected requests may change, such as failed attempts. */
function serialized(emulator: Emulator): string {
  const { state } = emulator.snapshot();
  return JSON.stringify(state, function (this: Json, key, value) {
    if (key === "attempts") return undefined;
    // Signatures are random.
    if (key === "signature") return undefined;
    // The emulator can send webhooks before the state is serialized again.
    if ((key === "jwt" || key === "status") && "eventType" in this) return undefined;
    if (key === "used" && this.codeChallenge !== undefined) return undefined;
    return value instanceof Map ? ["Map", ...value] : value;
  });
}
let world: World;
let worldV1: World;
const CHANGES = [...V3_CHANGES, ...V1_CHANGES];
const v1Operations = new Set(V1_CHANGES.map(([operation]) => operation));
const worldOf = (operation: string): World => (v1Operations.has(operation) ? worldV1 : world);
beforeAll(async () => {
  world = await makeWorld(failOnDemand);
  worldV1 = await makeWorld(failOnDemand, { catalogVersion: "V1_CATALOG" });
});
beforeEach(() => {
  for (const { emulator, start } of [world, worldV1]) emulator.restore(start);
});
afterEach(() => {
  failure.isEnabled = false;
});
const READS =
  /\.(get|query|search|list|count|aggregate|estimate|calculate|convert|preview|sum|validateEmail|jwks|tokenInfo|userInfo)/;

// Skips declared services, because all of them change entities through the code in `resource/`.
test("CHANGES contains every operation that changes data, except in declared services", () => {
  const tested = new Set(CHANGES.map(([operation]) => operation));
  const services = allServices({ rotateRefreshTokens: true }).filter(
    ({ name }) => !name.includes("."),
  );
  const names = services.flatMap(({ handlers }) => Object.keys(handlers));
  expect(names.filter((name) => !READS.test(name) && !tested.has(name))).toEqual([]);
});

describe("a request that is rejected after its handler has run", () => {
  test.each(CHANGES)("changes nothing: %s called by %s", async (operation, caller, request) => {
    const world = worldOf(operation);
    const { emulator, callers } = world;
    const before = serialized(emulator);
    failure.isEnabled = true;
    const { code } = await callers[caller].fails(operation, request(world));
    expect(code).toBe("REJECTED_AT_THE_END");
    expect(serialized(emulator)).toBe(before);
    failure.isEnabled = false;
    // Restore the login codes, because a code can be tried only once.
    emulator.restore(world.start);
    expect((await callers[caller].send(operation, request(world))).status).toBeLessThan(400);
    expect(serialized(emulator)).not.toBe(before);
    await emulator.settled();
  });
});
describe("a handler that returned a promise", () => {
  test.each(CHANGES)(
    "has already made all its changes: %s called by %s",
    async (operation, caller, request) => {
      const world = worldOf(operation);
      const { emulator, callers } = world;
      let stateOnReturn: string | undefined;
      onReturn = () => {
        stateOnReturn = serialized(emulator);
      };
      const { status } = await callers[caller].send(operation, request(world));
      onReturn = undefined;
      expect(status).toBeLessThan(400);
      if (operation === "identity.oauth.token") expect(stateOnReturn).toBeDefined();
      if (stateOnReturn !== undefined) expect(serialized(emulator)).toBe(stateOnReturn);
      await emulator.settled();
    },
  );
});

describe("a request that is rejected halfway", () => {
  test.each(REJECTED_REQUESTS)(
    "changes nothing: %s called by %s",
    async (operation, caller, request) => {
      const before = serialized(world.emulator);
      await world.callers[caller].fails(operation, request(world));
      expect(serialized(world.emulator)).toBe(before);
    },
  );

  test("changes nothing if it is a token request, and returns an OAuth error", async () => {
    const before = serialized(world.emulator);
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
    expect(serialized(world.emulator)).toBe(before);
  });

  test("changes nothing when the hosted checkout page receives an invalid coupon or delivery option", async () => {
    const { emulator, callers, ids } = world;
    const { redirectSession } = await callers.plain.call(
      "identity.redirects.createRedirectSession",
      { ecomCheckout: { checkoutId: ids.plain } },
    );
    const before = serialized(emulator);
    const form = { email: email.address, firstName: "A", lastName: "B", action: "order" };
    const mistakes: Record<string, string>[] = [{ coupon: "NO" }, { delivery: "moon" }];
    for (const mistake of mistakes) {
      const result = await emulator.fetch(redirectSession.fullUrl, {
        method: "POST",
        body: new URLSearchParams({ ...form, country: "US", ...mistake }),
      });
      expect([mistake, result.status]).toEqual([mistake, 422]);
      expect(serialized(emulator)).toBe(before);
    }
  });

  test("changes nothing in a v1 or v2 cart, unlike a successful request", async () => {
    const slug = fc.constantFrom("heavy-tee", "gift-card", "drop-pendant", "none");
    const line = fc.record({ slug, quantity: fc.constantFrom(1, 3, 100_000) });
    const randomCart = fc.record({
      lines: fc.array(line, { maxLength: 3 }),
      coupon: fc.option(fc.constantFrom("WELCOME10", "TAKE15", "NO"), { nil: undefined }),
      note: fc.option(fc.string(), { nil: undefined }),
      card: fc.option(fc.constantFrom("PORTICO-GIFT-50", "NOT-A-CARD"), { nil: undefined }),
      delivery: fc.option(fc.constantFrom("standard", "moon"), { nil: undefined }),
      caller: fc.constantFrom("new" as const, "plain" as const, "full" as const),
      version: fc.constantFrom(1, 2),
    });
    await fc.assert(
      fc.asyncProperty(
        randomCart,
        async ({ lines: requested, coupon, note, card, delivery, caller, version }) => {
          const { emulator, callers, item } = world;
          emulator.restore(world.start);
          const lineItems = requested.map(({ slug: name, quantity }) => ({
            ...(name === "none" ? unknownItem(world) : item(name)),
            quantity,
          }));
          const before = serialized(emulator);
          const { status } =
            version === 1
              ? await callers[caller].send("ecom.currentCart.updateCurrentCart", {
                  lineItems,
                  cartInfo: { buyerNote: note },
                  couponCode: coupon,
                  ...(card === undefined ? {} : { merchantDiscounts: [{ amount: "1" }] }),
                })
              : await callers[caller].send("ecom.currentCartV2.createCurrentCart", {
                  catalogItems: lineItems,
                  cart: { note },
                  ...(coupon === undefined ? {} : { coupons: [{ code: coupon }] }),
                  ...(card === undefined ? {} : { giftCards: [{ code: card }] }),
                  ...(delivery === undefined ? {} : { deliveryMethod: { code: delivery } }),
                });
          expect(serialized(emulator) === before).toBe(status >= 400);
        },
      ),
      { numRuns: 60 },
    );
  });
});
