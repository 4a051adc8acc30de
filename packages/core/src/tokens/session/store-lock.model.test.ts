import fc from "fast-check";
import { expect, it } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { outcomeOf, setUpFleet } from "../testing/fleet-kit.js";
import type { TokenGrants } from "./renewal.js";

/**
 * In seconds. The lifetime is shorter than the leeway, so processes that did not refresh the token
 * treat it as expiring soon.
 */
const LIFETIME = 30;

/** Creates the store of a process. After the process has stopped, the store does not respond. */
function stoppableStore(open: (isAlive: () => boolean) => KeyValueStore) {
  const processState = { isStopped: false };
  const store = open(() => !processState.isStopped);
  const neverSettled = new Promise<never>(() => {});
  const runUnlessStopped = async <T>(work: () => T): Promise<Awaited<T>> => {
    if (processState.isStopped) await neverSettled;
    const value = await work();
    if (processState.isStopped) await neverSettled;
    return value;
  };
  const storage: KeyValueStore = {
    shared: true,
    get: (key) => runUnlessStopped(() => store.get(key)),
    set: (key, value) => runUnlessStopped(() => store.set(key, value)),
    lock: async (key, options) => {
      const lock = await runUnlessStopped(() => store.lock?.(key, options));
      if (!lock) throw new Error("there is no lock");
      const { isHeld, orphaned } = lock;
      return {
        isHeld,
        orphaned,
        set: (value) => runUnlessStopped(() => lock.set?.(value)),
        release: () => runUnlessStopped(() => lock.release()),
      };
    },
  };
  return { processState, storage };
}

const weightedAction = <Name extends string>(name: Name, weight: number, max: number) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), argument: fc.nat(max) }),
});

const steps = fc.array(
  fc.oneof(
    weightedAction("call", 6, 3),
    weightedAction("respond", 4, 3),
    weightedAction("pass", 4, 200),
    weightedAction("die", 1, 3),
    weightedAction("fail", 1, 1),
    weightedAction("work", 2, 1),
  ),
  { minLength: 10, maxLength: 60, size: "max" },
);

it("processes that share a store with locks send no refresh token twice, except after a crash or a canceled request, and log no user out", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const { clock, engine, service, events, open } = setUpFleet(-1);
      const sentTokens = new Map<string, { hasEnded(): boolean }>();
      const sentTwice: string[] = [];
      const outcomes: string[] = [];

      const startProcess = () => {
        const { processState, storage } = stoppableStore(engine.open);
        const grants: Required<TokenGrants> = {
          ...service.grants,
          renew(token, options) {
            if (sentTokens.get(token.value)?.hasEnded() === false) sentTwice.push(token.value);
            sentTokens.set(token.value, {
              hasEnded: () => processState.isStopped || !!options.signal?.aborted,
            });
            return service.grants.renew(token, options);
          },
        };
        return { processState, manager: open(storage, grants) };
      };
      const processes = [startProcess(), startProcess(), startProcess(), startProcess()];

      for (const { do: action, argument } of commands) {
        const targetProcess = processes[argument] ?? startProcess();
        if (action === "call")
          outcomeOf(targetProcess.manager.get()).then((outcome) => outcomes.push(outcome));
        else if (action === "pass") await clock.advance(argument * 100);
        else if (action === "die") {
          targetProcess.processState.isStopped = true;
          processes[argument] = startProcess();
        } else if (action === "respond") {
          // A repeated request gets the same refresh token, because the first response may be lost.
          const request = service.openRequests[argument % Math.max(1, service.openRequests.length)];
          request?.grant({ lifetime: LIFETIME, refreshToken: `${request.refreshToken?.value}+` });
        } else engine.behavior[argument ? "lock" : "get"] = action === "fail" ? "fails" : "works";
        await settle();
      }

      expect(sentTwice).toEqual([]);
      expect(events.join()).not.toMatch(/expired|visitor/);
      expect(outcomes.filter((outcome) => !/^access-|retryable$/.test(outcome))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
