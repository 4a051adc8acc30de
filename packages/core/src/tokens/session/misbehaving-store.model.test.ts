import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { fakeGrants, type TokenRequest } from "../testing/fake-grants.js";
import {
  type Command,
  command,
  type Mood,
  type ServiceBehavior,
} from "../testing/store-commands.js";
import { createTokenManager, type TokenManager } from "./token-manager.js";

/** Managers 0 and 1 share a session, like two processes. Each other manager has its own session. */
const KEYS = ["shared", "shared", "own", "own.1"];

interface Place {
  readonly key: string;
  readonly alone: boolean;
  readonly mood: Record<"get" | "set", Mood>;
  readonly held: (() => void)[];
  /** Number of pending slow operations. */
  slow: number;
  readonly lost: string[];
  manager: TokenManager;
  behavior: ServiceBehavior;
  /** The logged-in member's first refresh token. */
  member: string | undefined;
  /** Increases with each login and logout. */
  epoch: number;
  /** Pending calls. */
  busy: number;
  readonly epochs: Map<string, number>;
  readonly spent: Set<string>;
  readonly rejected: Set<string | undefined>;
  open(): TokenManager;
}

/** All managers share one store, which can misbehave separately for each of them. */
function world() {
  const clock = timelineClock();
  const values = new Map<string, string>();
  const broken: string[] = [];
  const calls = new Set<string>();
  let count = 0;

  const places = KEYS.map((key, index) => {
    const behavior: Record<"get" | "set", Mood> = { get: "sync", set: "sync" };
    const held: (() => void)[] = [];
    const operation = (name: "get" | "set", work: () => unknown): never => {
      const later = (ms: number) => {
        place.slow += 1;
        return clock.sleep(ms).then(() => {
          place.slow -= 1;
          return work();
        });
      };
      const kinds: Record<Mood, () => unknown> = {
        sync: work,
        async: () => Promise.resolve().then(work),
        // biome-ignore lint/suspicious/noThenProperty: some stores return thenables
        thenable: () => ({ then: (done: (value: unknown) => void) => done(work()) }),
        throws: () => {
          throw new Error("no");
        },
        rejects: () => Promise.reject(new Error("no")),
        hangs: () => new Promise((resolve) => held.push(() => resolve(work()))),
        slow: () => later(2_000),
        slower: () => later(20_000),
      };
      return kinds[behavior[name]]() as never;
    };
    const storage: KeyValueStore = {
      shared: key === "shared",
      get: (name) => operation("get", () => values.get(name)),
      set: (name, value) => operation("set", () => values.set(name, value)),
      remove: (name) => operation("set", () => values.delete(name)),
    };
    const service = fakeGrants(clock.now, (request) => respond(place, request));
    const { start, renew } = service.grants;
    // For half of the managers, the token service ignores abort signals.
    const grants =
      index % 2 === 0
        ? service.grants
        : ({
            start: (options) => start({ ...options, signal: undefined }),
            renew: (token, options) => renew(token, { ...options, signal: undefined }),
          } satisfies typeof service.grants);
    const lost: string[] = [];
    const open = () => {
      const manager = createTokenManager({ grants, clock: () => clock, key, storage, locks: null });
      manager.subscribe(({ type }) => {
        if (type === "expired") lost.push(place.member ?? "nobody");
      });
      return manager;
    };
    const place: Place = {
      key,
      behavior: "grants",
      mood: behavior,
      held,
      slow: 0,
      lost,
      open,
      alone: key !== "shared",
      manager: undefined as never,
      member: undefined,
      epoch: 0,
      busy: 0,
      epochs: new Map(),
      spent: new Set(),
      rejected: new Set(),
    };
    place.manager = open();
    return place;
  });

  function respond(place: Place, request: TokenRequest) {
    const { epochs, spent, behavior } = place;
    const old = request.refreshToken?.value;
    if (old && !old.startsWith(`${place.key}/`)) broken.push(`${old} was sent for ${place.key}`);
    if (behavior === "nothing") return;
    if (old && (behavior === "rejects" || spent.has(old))) {
      spent.add(old);
      if (epochs.get(old) === place.epoch) place.rejected.add(place.member);
      return request.reject();
    }
    if (old && behavior === "renews nothing") return request.fail();
    count += 1;
    const rotate = behavior === "rotates";
    const refreshToken = old && !rotate ? old : `${place.key}/r${count}`;
    if (old && rotate) spent.add(old);
    epochs.set(refreshToken, old ? (epochs.get(old) ?? 0) : place.epoch);
    request.grant({ refreshToken });
  }

  const call = (place: Place) => {
    const begun = place.epoch;
    const name = `call ${count++} of ${place.key}`;
    calls.add(name);
    place.busy += 1;
    const done = () => {
      calls.delete(name);
      place.busy -= 1;
    };
    return place.manager.get().then(({ refreshToken: { value } }) => {
      done();
      if (!value.startsWith(`${place.key}/`)) broken.push(`${place.key} got ${value}`);
      const epoch = place.epochs.get(value) ?? place.epoch;
      if (place.alone && epoch < begun) broken.push(`${name} of ${begun} got ${value} of ${epoch}`);
    }, done);
  };

  const stored = (place: Place) => tokensOf(values.get(place.key)).refreshToken.value;

  const run = async (step: Command) => {
    if (step.do === "advance") return clock.advance(step.ms);
    const place = places[step.at] as Place;
    const { manager, held, mood, epochs } = place;
    switch (step.do) {
      case "call":
        return void call(place);
      case "unauthorized":
        place.busy += 1;
        return void manager.recover(manager.peek().accessToken.value).then(() => {
          place.busy -= 1;
        });
      case "service":
        place.behavior = step.behavior;
        return;
      case "mood":
        if (step.of !== "set") mood.get = step.mood;
        if (step.of !== "get") mood.set = step.mood;
        return;
      case "release":
        for (const end of held.splice(0)) end();
        return;
      case "reload":
        // A reload would lose a session that is not in the store yet.
        if (
          place.busy > 0 ||
          place.slow > 0 ||
          held.length > 0 ||
          stored(place) !== manager.peek().refreshToken.value
        )
          return;
        if (
          tokensOf(values.get(place.key)).memberRefreshToken?.value !==
          manager.peek().memberRefreshToken?.value
        )
          return;
        manager.dispose();
        place.manager = place.open();
        return;
      case "login":
      case "logout":
        place.epoch += 1;
        place.member = undefined;
        if (step.do === "logout") return manager.clear();
        place.member = `${place.key}/m${count++}`;
        epochs.set(place.member, place.epoch);
        return manager.set({
          accessToken: { value: `login-${count}`, expiresAt: clock.now() / 1000 + 14_400 },
          refreshToken: { value: place.member, role: "member" },
        });
    }
  };

  /** Checks that all calls settle within five minutes, even if nothing responds. */
  const silence = async () => {
    for (let minute = 0; minute < 5; minute++) await clock.advance(60_000);
    if (calls.size > 0) broken.push(`hang: ${[...calls]}`);
  };

  const recovery = async () => {
    for (const place of places) {
      place.behavior = "grants";
      place.mood.get = place.mood.set = "async";
      for (const end of place.held.splice(0)) end();
    }
    for (let turn = 0; turn < 4; turn++) {
      await clock.advance(61_000);
      for (const place of places) call(place);
    }
    await clock.advance(5_000);
    if (calls.size > 0) broken.push(`hang: ${[...calls]}`);
  };

  return { places, run, silence, recovery, broken, stored };
}

describe("several sessions that share one misbehaving store", () => {
  it("never block a call, share a token, or lose a member without emitting `expired`", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40 }), async (commands) => {
        const all = world();
        for (const step of commands) {
          await all.run(step);
          await settle(2);
        }
        await all.silence();
        await all.recovery();
        expect(all.broken).toEqual([]);
        for (const place of all.places) {
          const { refreshToken, accessToken } = place.manager.peek();
          expect(accessToken.value).not.toBe("");
          expect(refreshToken.value).toMatch(new RegExp(`^${place.key}/`));
          if (!place.alone) continue;
          // The session is stored once the store works again.
          expect(all.stored(place)).toBe(refreshToken.value);
          expect(new Set(place.lost).size).toBe(place.lost.length);
          for (const name of place.lost) expect(place.rejected).toContain(name);
          const stays = place.member && !place.lost.includes(place.member);
          expect(refreshToken.role).toBe(stays ? "member" : "visitor");
          if (stays) expect(place.epochs.get(refreshToken.value)).toBe(place.epoch);
        }
      }),
      { numRuns: 200 },
    );
  });
});
