import { createHash } from "node:crypto";
import { createClient } from "@portico/core";
import { settle, timelineClock } from "@portico/core/testing";
import { ApiKeyStrategy, type KeyValueStore, OAuthStrategy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import { productsV3 } from "@portico/stores";
import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";

// Node computes hashes in another thread, which the mocked clock does not control.
const digest = vi.spyOn(crypto.subtle, "digest").mockImplementation(
  async (_, data) =>
    new Uint8Array(
      createHash("sha256")
        .update(new Uint8Array(data as ArrayBuffer))
        .digest(),
    ).buffer,
);
afterAll(() => digest.mockRestore());

const TIMEOUT = 30_000;
const STORE_BEHAVIORS = [
  "sync",
  "async",
  "thenable",
  "throws",
  "rejects",
  "hangs",
  "slow",
] as const;
const PLATFORM_BEHAVIORS = ["works", "401", "down", "refuses", "silent"] as const;
type StoreBehavior = (typeof STORE_BEHAVIORS)[number];
type PlatformBehavior = (typeof PLATFORM_BEHAVIORS)[number];

/** Callers and their base URLs. All stored sessions are in the same storage. */
const ACTORS = [
  { clientName: "shop-a", origin: "https://a.example" },
  { clientName: "shop-b", origin: "https://b.example" },
  { clientName: "tenant-1", origin: "https://a.example" },
  { clientName: "tenant-2", origin: "https://b.example" },
  { clientName: "api-key", origin: "https://c.example" },
] as const;

type Command =
  | { do: "call" | "login" | "logout"; at: number }
  | { do: "store"; at: number; behavior: StoreBehavior }
  | { do: "platform"; at: number; behavior: PlatformBehavior }
  | { do: "advance"; ms: number };

const actorIndex = fc.nat({ max: ACTORS.length - 1 });
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("call" as const), at: actorIndex }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("login" as const, "logout" as const),
      at: actorIndex,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("store" as const),
      at: actorIndex,
      behavior: fc.constantFrom(...STORE_BEHAVIORS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("platform" as const),
      at: actorIndex,
      behavior: fc.constantFrom(...PLATFORM_BEHAVIORS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      ms: fc.constantFrom(100, 6_000, 31_000, 15_000_000),
    }),
  },
);

/** Creates a store that may fail. Each actor has a separate store, but all stores have the same values. */
function unreliableStore(values: Map<string, string>, clock: ReturnType<typeof timelineClock>) {
  const storeBehavior = { current: "sync" as StoreBehavior };
  const operation = (work: () => unknown): never => {
    const operations: Record<StoreBehavior, () => unknown> = {
      sync: work,
      async: () => Promise.resolve().then(work),
      // biome-ignore lint/suspicious/noThenProperty: some stores return a thenable
      thenable: () => ({ then: (done: (value: unknown) => void) => done(work()) }),
      throws: () => {
        throw new Error("no");
      },
      rejects: () => Promise.reject(new Error("no")),
      hangs: () => new Promise(() => {}),
      slow: () => clock.sleep(2_000).then(work),
    };
    return operations[storeBehavior.current]() as never;
  };
  const storage: KeyValueStore = {
    shared: true,
    get: (key) => operation(() => values.get(key)),
    set: (key, value) => operation(() => values.set(key, value)),
    remove: (key) => operation(() => values.delete(key)),
  };
  return { storeBehavior, storage };
}

function createWorld() {
  const clock = timelineClock();
  const values = new Map<string, string>();
  const violations: string[] = [];
  const pendingCalls = new Set<string>();
  let lastNumber = 0;

  const actors = ACTORS.map(({ clientName, origin }) => {
    const { storeBehavior, storage } = unreliableStore(values, clock);
    const actor = {
      clientName,
      storeBehavior,
      platform: "works" as PlatformBehavior,
      isRefreshRejected: false,
      expiredCount: 0,
    };

    /** Mocks the platform. Tokens contain the name of their owner. */
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname, origin: requestOrigin } = new URL(request.url);
      const text = await request.text();
      const authorization = request.headers.get("authorization");
      const isTokenRequest = pathname === "/oauth2/token" || pathname === "/oauth/access";
      for (const otherActor of ACTORS) {
        const isExpected = otherActor.clientName === clientName && requestOrigin === origin;
        if (!isExpected && `${authorization} ${text}`.includes(otherActor.clientName)) {
          violations.push(
            `${otherActor.clientName}'s credentials reached ${requestOrigin} for ${clientName}`,
          );
        }
      }
      if (actor.platform === "silent") return new Promise(() => {});
      if (actor.platform === "down") return new Response("{}", { status: 503 });
      if (!isTokenRequest) {
        if (!authorization?.startsWith(clientName))
          violations.push(`${clientName} called as ${authorization}`);
        if (actor.platform === "401") return Response.json({}, { status: 401 });
        return Response.json({ category: { id: "all" } });
      }
      const body = JSON.parse(text) as Record<string, string | undefined>;
      const previousToken = body.refreshToken ?? body.refresh_token;
      if (previousToken && actor.platform === "refuses") {
        actor.isRefreshRejected = true;
        return Response.json({ error: "invalid_grant" }, { status: 400 });
      }
      lastNumber += 1;
      const access_token = `${clientName}.access.${lastNumber}`;
      const refresh_token = previousToken ?? `${clientName}.visitor.${lastNumber}`;
      return Response.json({ access_token, refresh_token, expires_in: 14_400 });
    };

    const oauth = clientName.startsWith("shop")
      ? OAuthStrategy({ clientId: clientName, tokenStorage: storage })
      : undefined;
    oauth?.subscribe(({ type }) => {
      if (type === "expired") actor.expiredCount += 1;
    });
    const app = {
      appId: "app",
      appSecret: "secret",
      refreshToken: clientName,
      tokenStorage: storage,
    };
    const auth =
      oauth ??
      (clientName === "api-key"
        ? ApiKeyStrategy({ apiKey: clientName, siteId: "s" })
        : AppStrategy(app));
    const client = createClient({ auth, clock, fetch, baseUrl: origin, modules: { productsV3 } });
    // A strategy belongs to one URL, so creating a client with a different URL throws an error.
    const optionsWithOtherUrl = { auth, clock, fetch, baseUrl: "https://elsewhere.example" };
    expect(() => createClient(optionsWithOtherUrl)).toThrow();
    return { ...actor, actor, oauth, client };
  });
  type Actor = (typeof actors)[number];

  const call = ({ clientName, client }: Actor) => {
    const name = `call ${lastNumber++} of ${clientName}`;
    const startTime = clock.now();
    pendingCalls.add(name);
    const finishCall = () => {
      pendingCalls.delete(name);
      if (clock.now() - startTime > TIMEOUT)
        violations.push(`${name} took ${clock.now() - startTime} ms`);
    };
    return client.productsV3.getAllProductsCategory().then(finishCall, finishCall);
  };

  const run = async (command: Command) => {
    if (command.do === "advance") return clock.advance(command.ms);
    const target = actors[command.at] as Actor;
    switch (command.do) {
      case "call":
        return void call(target);
      case "store":
        target.storeBehavior.current = command.behavior;
        return;
      case "platform":
        target.actor.platform = command.behavior;
        return;
      case "login":
      case "logout": {
        target.actor.isRefreshRejected = false;
        target.actor.expiredCount = 0;
        const name = command.do === "login" ? `${target.clientName}.member.${lastNumber++}` : "";
        return target.oauth?.setTokens({
          accessToken: { value: name, expiresAt: name ? clock.now() / 1000 + 14_400 : 0 },
          refreshToken: { value: name, role: name ? "member" : "none" },
        });
      }
    }
  };

  /** Ends all failures, makes calls in three rounds, and returns the outcomes of the last round. */
  const recover = async () => {
    await clock.advance(TIMEOUT);
    if (pendingCalls.size > 0) violations.push(`hang: ${[...pendingCalls]}`);
    for (const { storeBehavior, actor } of actors) {
      storeBehavior.current = "async";
      actor.platform = "works";
    }
    const outcomes: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await clock.advance(61_000);
      outcomes.length = 0;
      for (const { client } of actors) {
        client.productsV3.getAllProductsCategory().then(
          () => outcomes.push("works"),
          (error) => outcomes.push(error),
        );
      }
      await clock.advance(TIMEOUT);
    }
    return outcomes;
  };
  return { actors, run, recover, violations };
}

describe("strategies of all kinds that share one unreliable store and use several base URLs", () => {
  it("never hang, send no credentials to other clients' URLs, and report every lost session", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: 5, maxLength: 25 }), async (commands) => {
        const world = createWorld();
        const members = new Set<string>();
        for (const command of commands) {
          const clientName = "at" in command ? (ACTORS[command.at]?.clientName ?? "") : "";
          if (command.do === "login") members.add(clientName);
          if (command.do === "logout") members.delete(clientName);
          await world.run(command);
          await settle(2);
        }
        const outcomes = await world.recover();
        expect(world.violations).toEqual([]);
        expect(outcomes).toEqual(ACTORS.map(() => "works"));
        for (const { oauth, clientName, actor } of world.actors) {
          if (!oauth) continue;
          expect(actor.expiredCount).toBeLessThanOrEqual(actor.isRefreshRejected ? 1 : 0);
          expect(oauth.loggedIn()).toBe(members.has(clientName) && actor.expiredCount === 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
