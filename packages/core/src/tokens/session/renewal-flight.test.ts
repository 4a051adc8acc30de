import { describe, expect, it, vi } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import { memoryStorage } from "../store/memory-storage.js";
import { fakeLocks } from "../testing/fake-locks.js";
import { managerKit } from "../testing/manager-kit.js";

const neverSettle = () => new Promise<never>(() => {});

describe("a pending refresh", () => {
  it("that waits for another tab does not delay waiting calls after a login", async () => {
    const storage = { ...memoryStorage(), shared: true };
    const { manager, session } = managerKit({ storage, locks: { request: neverSettle } });
    const call = manager.get();
    await settle();
    manager.set(session("member", "ada"));
    expect((await call).accessToken.value).toBe("old-ada");
  });

  it("that waits for another tab sends no request after it is canceled", async () => {
    const storage = { ...memoryStorage(), shared: true };
    const start = vi.fn(neverSettle);
    const options = { storage, locks: { request: neverSettle }, grants: { start } };
    const { manager, session, clock } = managerKit(options);
    const call = manager.get();
    await settle();
    manager.set(session("member", "ada"));
    await call;
    manager.clear();
    await clock.advance(20_000);
    expect(start).not.toHaveBeenCalled();
  });

  it("queries the locks unless the store already has valid tokens", async () => {
    const storage = { ...memoryStorage(), shared: true };
    const query = vi.fn(async () => ({}));
    const options = { storage, locks: { ...fakeLocks(), query } };
    const [firstKit, secondKit] = [managerKit(options), managerKit(options)];
    const calls = [firstKit.manager.get(), secondKit.manager.get()];
    await settle();
    expect(query).toHaveBeenCalledOnce();
    firstKit.service.openRequests[0]?.grant();
    await firstKit.clock.advance(1_000);
    expect(await calls[1]).toEqual(await calls[0]);
    expect(query).toHaveBeenCalledOnce();
  });

  it("does not stop the next refresh when it is canceled", async () => {
    const { manager, service, session } = managerKit();
    manager.set(session("member", "ada", -1));
    const calls = [manager.get()];
    await settle();
    manager.clear();
    calls.push(manager.get());
    await settle();
    calls.push(manager.get());
    await settle();
    expect(service.log).toEqual(["renew ada", "start"]);
    service.openRequests[0]?.grant();
    for (const call of calls) expect((await call).accessToken.value).toBe("access-2");
  });

  it("does not return its tokens if a listener logs the member out", async () => {
    const { manager, session } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada", -1));
    manager.subscribe(({ type }) => {
      if (type === "refreshed") manager.clear();
    });
    expect((await manager.get()).refreshToken.role).toBe("visitor");
  });

  it("stores nothing and notifies no tab if the tokens are unchanged", async () => {
    const webLocks = fakeLocks();
    const lockNames: string[] = [];
    const memory = memoryStorage();
    let writes = 0;
    const storage = {
      ...memory,
      shared: true,
      set: (key: string, value: string) => {
        writes += 1;
        return memory.set(key, value);
      },
    };
    const locks = {
      request: ((name, ...rest) => {
        lockNames.push(name);
        return webLocks.request(name, ...rest);
      }) as typeof webLocks.request,
      query: async () => ({}),
    };
    const { manager, session, clock, service } = managerKit({ storage, locks }, (request) =>
      request.fail(),
    );
    manager.set(session("member", "ada"));
    await clock.advance(2_000);
    lockNames.length = writes = 0;
    expect(await manager.recover("old-ada")).toBe(false);
    await clock.advance(2_000);
    expect(service.log).toEqual(["renew ada"]);
    expect(lockNames).toEqual(["session"]);
    expect(writes).toBe(0);
  });
});
