import { describe, expect, it } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import { LOCK_UNAVAILABLE, outcomeOf, setUpFleet } from "../testing/fleet-kit.js";

const EXPIRED_LIFETIME = -1;

describe("a process that stops during a refresh", () => {
  /** Stops a process before it stores its new token. Its lock expires without being released. */
  async function stopProcess() {
    const kit = setUpFleet(EXPIRED_LIFETIME);
    const store = kit.engine.open();
    let resume = () => {};
    const resumption = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const stoppedManager = kit.open({
      ...store,
      lock: async (key, options) => {
        const lock = await store.lock?.(key, options);
        return {
          ...lock,
          release: () => {},
          set: async (value) => {
            await resumption;
            return lock?.set?.(value);
          },
        };
      },
    });
    const call = stoppedManager.get();
    await settle();
    kit.service.openRequests[0]?.grant({ refreshToken: "r1" });
    await call;
    await kit.clock.advance(14_000);
    return { ...kit, resume, secondManager: kit.open() };
  }

  it("does not end the session, but makes calls in another process fail until the new token is stored", async () => {
    const { clock, service, secondManager, resume, events, storedTokens } = await stopProcess();
    const call = outcomeOf(secondManager.get());
    await clock.advance(1_100);
    expect(service.log).toEqual(["renew r0", "renew r0"]);
    service.openRequests[0]?.reject();
    await clock.advance(2_000);
    expect(await call).toBe(LOCK_UNAVAILABLE);
    expect(storedTokens().refreshToken.value).toBe("r0");
    resume();
    await clock.advance(100);
    const nextCall = secondManager.get();
    await clock.advance(100);
    expect((await nextCall).refreshToken.value).toBe("r1");
    expect(events.join()).not.toMatch(/expired|visitor/);
  });

  it("makes the next process wait and reread the store", async () => {
    const { clock, service, secondManager, resume } = await stopProcess();
    const call = secondManager.get();
    await clock.advance(1_100);
    service.openRequests[0]?.reject();
    await clock.advance(1_000);
    resume();
    await clock.advance(200);
    expect((await call).refreshToken.value).toBe("r1");
  });

  it("does not end the session if it continues and its token is rejected", async () => {
    const { clock, service, open, events, storedTokens, ada } = setUpFleet(EXPIRED_LIFETIME);
    const call = outcomeOf(open().get());
    await settle();
    clock.jump(15_000);
    service.openRequests[0]?.reject();
    await clock.advance(2_000);
    expect(await call).toBe(LOCK_UNAVAILABLE);
    expect(storedTokens()).toEqual(ada);
    expect(events).toEqual([]);
  });

  it("lets another process end the session after a minute if it never continues", async () => {
    const { clock, service, secondManager, events } = await stopProcess();
    for (let waited = 0; waited <= 60_000; waited += 5_000) {
      const call = outcomeOf(secondManager.get());
      await clock.advance(2_000);
      service.openRequests[0]?.reject();
      await clock.advance(3_000);
      expect(await call).toBe(LOCK_UNAVAILABLE);
    }
    expect(events.join()).not.toMatch(/expired|visitor/);
    const lastCall = secondManager.get();
    await clock.advance(2_000);
    service.openRequests[0]?.reject();
    await clock.advance(2_000);
    service.openRequests[0]?.grant();
    expect((await lastCall).refreshToken.role).toBe("visitor");
    expect(events).toContain("expired visitor");
  });
});
