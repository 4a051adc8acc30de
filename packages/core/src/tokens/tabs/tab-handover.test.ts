import { describe, expect, it } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import type { Tokens } from "../model/token.js";
import { createTokenManager } from "../session/token-manager.js";
import { fakeGrants } from "../testing/fake-grants.js";
import { fakeLocks } from "../testing/fake-locks.js";
import { tabHandover } from "./tab-handover.js";
import type { WebLocks } from "./tab-lock.js";

const ADA = {
  accessToken: { value: "old", expiresAt: 1 },
  refreshToken: { value: "ada", role: "member" as const },
};

/** Creates a storage that updates the copies of other tabs late, like localStorage in browsers. */
function laggingStorage() {
  const copies: Map<string, string>[] = [];
  const pendingWrites: (() => void)[] = [];
  const tab = (): KeyValueStore => {
    const localCopy = new Map<string, string>();
    copies.push(localCopy);
    const changeAllCopies = (change: (copy: Map<string, string>) => void) => {
      change(localCopy);
      pendingWrites.push(() => copies.forEach(change));
    };
    return {
      shared: true,
      get: (key) => localCopy.get(key),
      set: (key, value) => changeAllCopies((copy) => copy.set(key, value)),
      remove: (key) => changeAllCopies((copy) => copy.delete(key)),
    };
  };
  const deliverWrites = () => {
    for (const write of pendingWrites.splice(0)) write();
  };
  return { tab, deliverWrites };
}

async function openTwoTabs(
  query: "has query" | "rejects" | "none" = "has query",
  isCalling = true,
) {
  const clock = timelineClock();
  const service = fakeGrants(clock.now);
  const storage = laggingStorage();
  const webLocks = fakeLocks();
  const listLocks = async () => ({ held: webLocks.names().map((name) => ({ name })) });
  const reject = () => Promise.reject(new DOMException("no", "SecurityError"));
  const locks = {
    ...webLocks,
    ...(query !== "none" && { query: query === "rejects" ? reject : listLocks }),
  };
  const tabs = [0, 1].map(() =>
    createTokenManager({
      grants: service.grants,
      clock: () => clock,
      key: "session",
      storage: storage.tab(),
      locks,
    }),
  );
  const [firstTab, secondTab] = tabs;
  if (!firstTab || !secondTab) throw new Error("There are two");
  firstTab.set(ADA);
  storage.deliverWrites();
  await clock.advance(1_000);
  const calls = isCalling ? [firstTab.get(), secondTab.get()] : [];
  await settle();
  expect(service.log).toEqual(isCalling ? ["renew ada"] : []);
  return { clock, service, storage, locks: webLocks, firstTab, secondTab, calls };
}

describe("a lock that is granted before the storage is updated", () => {
  it("makes the next tab wait for the new tokens instead of refreshing", async () => {
    const { clock, service, storage, calls } = await openTwoTabs();
    service.openRequests[0]?.grant({ refreshToken: "rotated" });
    expect((await calls[0])?.accessToken.value).toBe("access-1");
    await clock.advance(200);
    expect(service.log).toHaveLength(1);
    storage.deliverWrites();
    await clock.advance(10);
    expect(await calls[1])?.toEqual(await calls[0]);
    expect(service.log).toHaveLength(1);
  });

  it("makes the next tab wait only for a limited time", async () => {
    const { clock, service, calls } = await openTwoTabs();
    service.openRequests[0]?.grant();
    await calls[0];
    await clock.advance(1_000);
    expect(service.log).toEqual(["renew ada", "renew ada"]);
    service.openRequests[0]?.grant();
    expect((await calls[1])?.accessToken.value).toBe("access-2");
  });

  it("is accompanied by a second lock that reveals no token and is held briefly", async () => {
    const { clock, service, locks, calls } = await openTwoTabs();
    service.openRequests[0]?.grant();
    const token = (await calls[0])?.accessToken.value;
    const [announcement = ""] = locks.names().filter((name) => name.startsWith("session#"));
    expect(announcement).toMatch(/^session#\d+#-?\w+$/);
    expect(announcement).not.toContain(token);
    await clock.advance(1_000);
    service.openRequests[0]?.grant();
    await calls[1];
    await clock.advance(1_000);
    expect(locks.names()).toEqual([]);
  });

  it("makes the next tab wait for a logout instead of refreshing an ended session", async () => {
    const { clock, service, storage, firstTab, secondTab } = await openTwoTabs("has query", false);
    firstTab.clear();
    const call = secondTab.get();
    await clock.advance(200);
    expect(service.log).toEqual([]);
    storage.deliverWrites();
    await clock.advance(10);
    expect(service.log).toEqual(["start"]);
    service.openRequests[0]?.grant();
    expect((await call).refreshToken.role).toBe("visitor");
  });

  it.each(["rejects", "none"] as const)(
    "does not block the next tab if the list of locks is unavailable: %s",
    async (query) => {
      const { clock, service, storage, calls } = await openTwoTabs(query);
      service.openRequests[0]?.grant();
      storage.deliverWrites();
      await calls[0];
      await clock.advance(10);
      storage.deliverWrites();
      await settle();
      for (const request of [...service.openRequests]) request.grant();
      expect((await calls[1])?.accessToken.value).toMatch(/^access-/);
    },
  );

  it("does not delay a tab that already has the latest tokens", async () => {
    const clock = timelineClock();
    const service = fakeGrants(clock.now, (request) => request.grant({ lifetime: 0 }));
    const webLocks = fakeLocks();
    const query = async () => ({ held: webLocks.names().map((name) => ({ name })) });
    const manager = createTokenManager({
      grants: service.grants,
      clock: () => clock,
      key: "session",
      storage: laggingStorage().tab(),
      locks: { ...webLocks, query },
    });
    // Each call requests new tokens, because the tokens expire immediately.
    for (let call = 1; call <= 3; call++) {
      expect((await manager.get()).accessToken.value).toBe(`access-${call}`);
      await clock.advance(1);
    }
  });
});

describe("the lock that announces tokens", () => {
  const tokens = (value: string): Tokens => ({
    accessToken: { value, expiresAt: 1 },
    refreshToken: { value: "r", role: "member" },
  });
  const request: WebLocks["request"] = (_name, _options, task) => task();

  /** Returns the access token from `awaitAnnounced` while other tabs hold the given locks. */
  async function readToken(
    held: { name?: string }[] | undefined,
    firstToken: string,
    laterToken: string,
  ) {
    const clock = timelineClock();
    const query = async () => (held ? { held } : {});
    const { awaitAnnounced } = tabHandover(
      "k",
      () => ({ request, query }),
      () => clock,
    );
    const tokensToRead = [firstToken];
    const result = awaitAnnounced(() => tokens(tokensToRead.shift() ?? laterToken));
    await clock.advance(1_000);
    return (await result).accessToken.value;
  }

  /** Announces access tokens, one second apart. Returns the names and modes of the locks. */
  async function announceAll(...values: string[]) {
    const clock = timelineClock();
    const names: string[] = [];
    const modes: unknown[] = [];
    const recordRequest: WebLocks["request"] = (name, { mode }, task) => {
      names.push(name);
      modes.push(mode);
      return task();
    };
    const locks = { request: recordRequest, query: async () => ({}) };
    const { announce } = tabHandover(
      "k",
      () => locks,
      () => clock,
    );
    for (const value of values) {
      await announce(tokens(value));
      await clock.advance(1_000);
    }
    return { names, modes };
  }

  it("has a name without the token, and can be held by several tabs", async () => {
    const { names, modes } = await announceAll("secret", "secret");
    for (const name of names) expect(name).toMatch(/^k#\d+#-?[\da-z]+$/);
    expect(modes).toEqual(["shared", "shared"]);
  });

  it.each(["b-token", "a-tokem", "a-tokenn", "tokena-"])(
    "does not match the token %s",
    async (otherToken) => {
      const [name = ""] = (await announceAll("a-token")).names;
      expect(await readToken([{ name }], otherToken, "a-token")).toBe("a-token");
      expect(await readToken([{ name }], "a-token", "never read")).toBe("a-token");
    },
  );

  it("takes precedence over older announcements, listed in any order", async () => {
    const [older, newer] = (await announceAll("older", "newer")).names;
    for (const list of [
      [older, newer],
      [newer, older],
    ]) {
      const held = list.map((name) => ({ name }));
      expect(await readToken(held, "older", "newer")).toBe("newer");
      expect(await readToken(held, "newer", "older")).toBe("newer");
    }
  });

  it("does not delay the next tab if it is not in the list of locks, or if there is no list", async () => {
    const otherLocks = [{}, { name: "other#9999999999999#x" }, { name: "k" }];
    for (const held of [otherLocks, [], undefined]) {
      expect(await readToken(held, "first", "later")).toBe("first");
    }
  });
});
