import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { fakeGrants, type TokenRequest } from "../testing/fake-grants.js";
import {
  type Command,
  command,
  type ServiceBehavior,
  type StoreBehavior,
} from "../testing/store-commands.js";
import { createTokenManager, type TokenManager } from "./token-manager.js";

/** Session keys of the four managers. The first two share a session, like two processes. */
const SESSION_KEYS = ["shared", "shared", "own", "own.1"];

interface ManagerState {
  readonly key: string;
  readonly hasOwnSession: boolean;
  readonly storeBehavior: Record<"get" | "set", StoreBehavior>;
  readonly pendingOperations: (() => void)[];
  /** Number of pending slow operations. */
  slowCount: number;
  readonly lostMembers: string[];
  manager: TokenManager;
  serviceBehavior: ServiceBehavior;
  /** The logged-in member's first refresh token. */
  member: string | undefined;
  /** Increases with each login and logout. */
  epoch: number;
  /** Number of pending calls. */
  pendingCalls: number;
  readonly epochs: Map<string, number>;
  readonly spentTokens: Set<string>;
  readonly rejectedMembers: Set<string | undefined>;
  open(): TokenManager;
}

/** Creates managers that share one store, which can misbehave separately for each manager. */
function setUp() {
  const clock = timelineClock();
  const values = new Map<string, string>();
  const violations: string[] = [];
  const calls = new Set<string>();
  let count = 0;

  const states = SESSION_KEYS.map((key, index) => {
    const storeBehavior: Record<"get" | "set", StoreBehavior> = { get: "sync", set: "sync" };
    const pendingOperations: (() => void)[] = [];
    const runOperation = (name: "get" | "set", work: () => unknown): never => {
      const runLater = (ms: number) => {
        state.slowCount += 1;
        return clock.sleep(ms).then(() => {
          state.slowCount -= 1;
          return work();
        });
      };
      const runByBehavior: Record<StoreBehavior, () => unknown> = {
        sync: work,
        async: () => Promise.resolve().then(work),
        // biome-ignore lint/suspicious/noThenProperty: some stores return thenables
        thenable: () => ({ then: (done: (value: unknown) => void) => done(work()) }),
        throws: () => {
          throw new Error("no");
        },
        rejects: () => Promise.reject(new Error("no")),
        hangs: () => new Promise((resolve) => pendingOperations.push(() => resolve(work()))),
        slow: () => runLater(2_000),
        slower: () => runLater(20_000),
      };
      return runByBehavior[storeBehavior[name]]() as never;
    };
    const storage: KeyValueStore = {
      shared: key === "shared",
      get: (name) => runOperation("get", () => values.get(name)),
      set: (name, value) => runOperation("set", () => values.set(name, value)),
      remove: (name) => runOperation("set", () => values.delete(name)),
    };
    const service = fakeGrants(clock.now, (request) => respond(state, request));
    const { start, renew } = service.grants;
    // For half of the managers, the token service ignores abort signals.
    const grants =
      index % 2 === 0
        ? service.grants
        : ({
            start: (options) => start({ ...options, signal: undefined }),
            renew: (token, options) => renew(token, { ...options, signal: undefined }),
          } satisfies typeof service.grants);
    const lostMembers: string[] = [];
    const open = () => {
      const manager = createTokenManager({ grants, clock: () => clock, key, storage, locks: null });
      manager.subscribe(({ type }) => {
        if (type === "expired") lostMembers.push(state.member ?? "nobody");
      });
      return manager;
    };
    const state: ManagerState = {
      key,
      serviceBehavior: "grants",
      storeBehavior,
      pendingOperations,
      slowCount: 0,
      lostMembers,
      open,
      hasOwnSession: key !== "shared",
      manager: undefined as never,
      member: undefined,
      epoch: 0,
      pendingCalls: 0,
      epochs: new Map(),
      spentTokens: new Set(),
      rejectedMembers: new Set(),
    };
    state.manager = open();
    return state;
  });

  function respond(state: ManagerState, request: TokenRequest) {
    const { epochs, spentTokens, serviceBehavior } = state;
    const oldToken = request.refreshToken?.value;
    if (oldToken && !oldToken.startsWith(`${state.key}/`))
      violations.push(`${oldToken} was sent for ${state.key}`);
    if (serviceBehavior === "nothing") return;
    if (oldToken && (serviceBehavior === "rejects" || spentTokens.has(oldToken))) {
      spentTokens.add(oldToken);
      if (epochs.get(oldToken) === state.epoch) state.rejectedMembers.add(state.member);
      return request.reject();
    }
    if (oldToken && serviceBehavior === "renews nothing") return request.fail();
    count += 1;
    const isRotating = serviceBehavior === "rotates";
    const refreshToken = oldToken && !isRotating ? oldToken : `${state.key}/r${count}`;
    if (oldToken && isRotating) spentTokens.add(oldToken);
    epochs.set(refreshToken, oldToken ? (epochs.get(oldToken) ?? 0) : state.epoch);
    request.grant({ refreshToken });
  }

  const call = (state: ManagerState) => {
    const startEpoch = state.epoch;
    const name = `call ${count++} of ${state.key}`;
    calls.add(name);
    state.pendingCalls += 1;
    const done = () => {
      calls.delete(name);
      state.pendingCalls -= 1;
    };
    return state.manager.get().then(({ refreshToken: { value } }) => {
      done();
      if (!value.startsWith(`${state.key}/`)) violations.push(`${state.key} got ${value}`);
      const epoch = state.epochs.get(value) ?? state.epoch;
      if (state.hasOwnSession && epoch < startEpoch)
        violations.push(`${name} of ${startEpoch} got ${value} of ${epoch}`);
    }, done);
  };

  const storedToken = (state: ManagerState) => tokensOf(values.get(state.key)).refreshToken.value;

  const run = async (step: Command) => {
    if (step.do === "advance") return clock.advance(step.ms);
    const state = states[step.at] as ManagerState;
    const { manager, pendingOperations, storeBehavior, epochs } = state;
    switch (step.do) {
      case "call":
        return void call(state);
      case "unauthorized":
        state.pendingCalls += 1;
        return void manager.recover(manager.peek().accessToken.value).then(() => {
          state.pendingCalls -= 1;
        });
      case "service":
        state.serviceBehavior = step.behavior;
        return;
      case "store":
        if (step.of !== "set") storeBehavior.get = step.behavior;
        if (step.of !== "get") storeBehavior.set = step.behavior;
        return;
      case "release":
        for (const end of pendingOperations.splice(0)) end();
        return;
      case "reload":
        // A reload would lose a session that is not in the store yet.
        if (
          state.pendingCalls > 0 ||
          state.slowCount > 0 ||
          pendingOperations.length > 0 ||
          storedToken(state) !== manager.peek().refreshToken.value
        )
          return;
        if (
          tokensOf(values.get(state.key)).memberRefreshToken?.value !==
          manager.peek().memberRefreshToken?.value
        )
          return;
        manager.dispose();
        state.manager = state.open();
        return;
      case "login":
      case "logout":
        state.epoch += 1;
        state.member = undefined;
        if (step.do === "logout") return manager.clear();
        state.member = `${state.key}/m${count++}`;
        epochs.set(state.member, state.epoch);
        return manager.set({
          accessToken: { value: `login-${count}`, expiresAt: clock.now() / 1000 + 14_400 },
          refreshToken: { value: state.member, role: "member" },
        });
    }
  };

  /** Checks that all calls settle within five minutes, even without any response. */
  const checkWithoutResponses = async () => {
    for (let minute = 0; minute < 5; minute++) await clock.advance(60_000);
    if (calls.size > 0) violations.push(`hang: ${[...calls]}`);
  };

  /** Checks that all calls settle after the store and the token service have recovered. */
  const checkAfterRecovery = async () => {
    for (const state of states) {
      state.serviceBehavior = "grants";
      state.storeBehavior.get = state.storeBehavior.set = "async";
      for (const end of state.pendingOperations.splice(0)) end();
    }
    for (let turn = 0; turn < 4; turn++) {
      await clock.advance(61_000);
      for (const state of states) call(state);
    }
    await clock.advance(5_000);
    if (calls.size > 0) violations.push(`hang: ${[...calls]}`);
  };

  return { states, run, checkWithoutResponses, checkAfterRecovery, violations, storedToken };
}

describe("several sessions that share one misbehaving store", () => {
  it("never block a call, share a token, or lose a member without emitting `expired`", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40 }), async (commands) => {
        const model = setUp();
        for (const step of commands) {
          await model.run(step);
          await settle(2);
        }
        await model.checkWithoutResponses();
        await model.checkAfterRecovery();
        expect(model.violations).toEqual([]);
        for (const state of model.states) {
          const { refreshToken, accessToken } = state.manager.peek();
          expect(accessToken.value).not.toBe("");
          expect(refreshToken.value).toMatch(new RegExp(`^${state.key}/`));
          if (!state.hasOwnSession) continue;
          // The session is stored once the store works again.
          expect(model.storedToken(state)).toBe(refreshToken.value);
          expect(new Set(state.lostMembers).size).toBe(state.lostMembers.length);
          for (const name of state.lostMembers) expect(state.rejectedMembers).toContain(name);
          const isStillMember = state.member && !state.lostMembers.includes(state.member);
          expect(refreshToken.role).toBe(isStillMember ? "member" : "visitor");
          if (isStillMember) expect(state.epochs.get(refreshToken.value)).toBe(state.epoch);
        }
      }),
      { numRuns: 200 },
    );
  });
});
