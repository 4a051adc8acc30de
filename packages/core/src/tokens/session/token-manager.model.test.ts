import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { fakeGrants, type TokenRequest } from "../testing/fake-grants.js";
import { fakeLocks } from "../testing/fake-locks.js";
import type { TokenManager } from "./token-manager.js";
import { createTokenManager } from "./token-manager.js";

const DAY = 86_400_000;
const TAB_COUNT = 3;

type Command =
  | { do: "call" | "logout" | "login" | "unauthorized" | "late401"; tab: number }
  | { do: "respond"; how: "grant" | "reject" | "fail"; rotate: boolean; lifetime: number }
  | { do: "advance" | "jump"; ms: number }
  | { do: "deliver" };

const tab = fc.nat({ max: TAB_COUNT - 1 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant("call" as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("respond" as const),
      how: fc.constantFrom(
        "grant" as const,
        "grant" as const,
        "fail" as const,
        "fail" as const,
        "reject" as const,
      ),
      rotate: fc.boolean(),
      lifetime: fc.constantFrom(14_400, 14_400, 30, 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "login" as const,
        "logout" as const,
        "unauthorized" as const,
        "late401" as const,
      ),
      tab,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      ms: fc.constantFrom(1_000, 40_000, 15_000_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("jump" as const), ms: fc.constantFrom(-DAY, DAY) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("deliver" as const) }) },
);

/** Simulates three tabs in one browser and checks the invariants that they must satisfy. */
function createSimulation() {
  const clock = timelineClock();
  const service = fakeGrants(clock.now);
  const locks = fakeLocks();
  const values = new Map<string, string>();
  const listeners = new Map<number, () => void>();
  const tabsToNotify: number[] = [];
  const lostMembers: string[] = [];
  const tabs: TokenManager[] = [];
  // Number of logins and logouts so far.
  let epoch = 0;
  let loginCount = 0;
  let member: string | undefined;
  const ownerByToken = new Map<string, { name: string; epoch: number }>();
  const spentTokens = new Set<string>();
  const rejectedMembers = new Set<string | undefined>();
  const tokenEpochs = new Map<string, number>();
  const calls: Promise<unknown>[] = [];
  const violations: string[] = [];

  for (let index = 0; index < TAB_COUNT; index++) {
    const notify = () => {
      for (const otherTab of listeners.keys()) if (otherTab !== index) tabsToNotify.push(otherTab);
    };
    const storage: KeyValueStore = {
      shared: true,
      get: (key) => values.get(key),
      set: (key, value) => {
        values.set(key, value);
        notify();
      },
      remove: (key) => {
        values.delete(key);
        notify();
      },
      subscribe: (_key, listener) => {
        listeners.set(index, listener);
        return () => listeners.delete(index);
      },
    };
    const manager = createTokenManager({
      grants: service.grants,
      clock: () => clock,
      key: "session",
      storage,
      locks,
      // With the default timeout, a tab may continue without a lock that another tab holds.
      lockTimeout: 1e15,
    });
    manager.subscribe(({ type }) => {
      if (type === "expired") lostMembers.push(member ?? "nobody");
    });
    tabs.push(manager);
  }

  const respond = (
    request: TokenRequest,
    how: "grant" | "reject" | "fail",
    rotate = false,
    lifetime?: number,
  ) => {
    const oldToken = request.refreshToken?.value;
    if (oldToken !== undefined && (how === "reject" || spentTokens.has(oldToken))) {
      spentTokens.add(oldToken);
      rejectedMembers.add(ownerByToken.get(oldToken)?.name);
      request.reject();
      return;
    }
    if (how !== "grant") {
      request.fail();
      return;
    }
    const id = `access-${service.log.length}`;
    const tokenOwner = oldToken === undefined ? undefined : ownerByToken.get(oldToken);
    // A visitor's token belongs to the epoch of its creation.
    tokenEpochs.set(id, tokenOwner?.epoch ?? epoch);
    const refreshToken = oldToken === undefined || rotate ? `r-${service.log.length}` : oldToken;
    if (oldToken !== undefined && rotate) spentTokens.add(oldToken);
    if (tokenOwner) ownerByToken.set(refreshToken, tokenOwner);
    request.grant({ refreshToken, lifetime });
  };

  const call = (manager: TokenManager) => {
    const startEpoch = epoch;
    calls.push(
      manager.get().then(
        ({ accessToken }) => {
          const tokenEpoch = tokenEpochs.get(accessToken.value) ?? -1;
          if (tokenEpoch < startEpoch)
            violations.push(`a call got ${accessToken.value} of ${tokenEpoch} in ${startEpoch}`);
        },
        () => {},
      ),
    );
  };

  const run = (step: Command) => {
    switch (step.do) {
      case "call":
        return call(tabs[step.tab] as TokenManager);
      case "unauthorized":
        calls.push(
          (tabs[step.tab] as TokenManager).recover(tabs[step.tab]?.peek().accessToken.value ?? ""),
        );
        return;
      case "late401":
        calls.push((tabs[step.tab] as TokenManager).recover("long-gone"));
        return;
      case "login": {
        epoch += 1;
        loginCount += 1;
        member = `m${loginCount}`;
        ownerByToken.set(member, { name: member, epoch });
        tokenEpochs.set(`login-${loginCount}`, epoch);
        (tabs[step.tab] as TokenManager).set({
          accessToken: { value: `login-${loginCount}`, expiresAt: clock.now() / 1000 + 14_400 },
          refreshToken: { value: member, role: "member" },
        });
        return;
      }
      case "logout":
        epoch += 1;
        member = undefined;
        (tabs[step.tab] as TokenManager).clear();
        return;
      case "respond": {
        const request = service.openRequests[0];
        if (request) respond(request, step.how, step.rotate, step.lifetime);
        return;
      }
      case "advance":
        return clock.advance(step.ms);
      case "jump":
        return clock.jump(step.ms);
      case "deliver":
        for (const index of tabsToNotify.splice(0)) listeners.get(index)?.();
        return;
    }
  };

  const check = () => {
    if (service.openRequests.length > 1)
      violations.push(`${service.openRequests.length} requests at once`);
    const storedText = values.get("session");
    if (storedText) {
      const { accessToken } = JSON.parse(storedText);
      const tokenEpoch = tokenEpochs.get(accessToken.value) ?? -1;
      if (accessToken.value && tokenEpoch < epoch)
        violations.push(`stored ${accessToken.value} in ${epoch}`);
    }
    for (const name of lostMembers)
      if (!rejectedMembers.has(name)) violations.push(`lost ${name} in an outage`);
    if (new Set(lostMembers).size !== lostMembers.length)
      violations.push(`lost twice: ${lostMembers}`);
  };

  /**
   * Grants all pending requests, then makes one more call from each tab and grants its requests.
   * Returns the sessions of the tabs.
   */
  const recover = async () => {
    const grantRequests = async () => {
      for (let turn = 0; turn < 50 && (service.openRequests.length > 0 || turn < 3); turn++) {
        const request = service.openRequests[0];
        if (request) respond(request, "grant", false, 14_400);
        await settle(4);
      }
    };
    await grantRequests();
    await clock.advance(60_000);
    for (const manager of tabs) call(manager);
    await grantRequests();
    await Promise.all(calls);
    return tabs.map((manager) => manager.peek());
  };

  return {
    run,
    check,
    recover,
    violations,
    lostMembers,
    ownerByToken,
    get member() {
      return member;
    },
  };
}

describe("a session in three tabs, with events in any order", () => {
  it("has at most one pending refresh, emits `expired` once when a member session is lost, and uses no token from before the last login or logout", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60 }), async (commands) => {
        const simulation = createSimulation();
        for (const step of commands) {
          await simulation.run(step);
          await settle(3);
          simulation.check();
        }
        const sessions = await simulation.recover();
        simulation.check();
        expect(simulation.violations).toEqual([]);
        for (const { refreshToken, accessToken } of sessions) {
          expect(accessToken.value).not.toBe("");
          if (simulation.member && !simulation.lostMembers.includes(simulation.member)) {
            expect(refreshToken.role).toBe("member");
            expect(simulation.ownerByToken.get(refreshToken.value)?.name).toBe(simulation.member);
          } else expect(refreshToken.role).toBe("visitor");
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
