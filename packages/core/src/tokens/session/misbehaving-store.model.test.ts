import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { type Asked, fakeGrants } from "../testing/fake-grants.js";
import { createTokenManager, type TokenManager } from "./token-manager.js";

const MOODS = [
  "sync",
  "async",
  "thenable",
  "throws",
  "rejects",
  "hangs",
  "slow",
  "slower",
] as const;
type Mood = (typeof MOODS)[number];

/** Managers 0 and 1 have one session, as two processes do; the others have one each. */
const KEYS = ["shared", "shared", "own", "own.1"];

type Command =
  | { do: "call" | "unauthorized" | "login" | "logout" | "reload" | "release"; at: number }
  | { do: "mood"; at: number; mood: Mood; of: "get" | "set" | "both" }
  | { do: "answer"; at: number; how: "grant" | "refuse" | "fail"; rotate: boolean }
  | { do: "advance"; ms: number };

const at = fc.nat({ max: KEYS.length - 1 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("call" as const), at }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "unauthorized" as const,
        "login" as const,
        "login" as const,
        "logout" as const,
        "reload" as const,
        "release" as const,
      ),
      at,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("mood" as const),
      at,
      mood: fc.constantFrom(...MOODS),
      of: fc.constantFrom("get" as const, "set" as const, "both" as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      at,
      how: fc.constantFrom("grant" as const, "grant" as const, "fail" as const, "refuse" as const),
      rotate: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      ms: fc.constantFrom(100, 3_000, 31_000, 70_000, 15_000_000),
    }),
  },
);

/** One store under several names, seen by each manager through a wrapper with moods of its own. */
function world() {
  const clock = timelineClock();
  const values = new Map<string, string>();
  const broken: string[] = [];
  const calls = new Set<string>();
  let count = 0;

  const places = KEYS.map((key, index) => {
    const mood: Record<"get" | "set", Mood> = { get: "sync", set: "sync" };
    const held: (() => void)[] = [];
    const operation = (name: "get" | "set", work: () => unknown): never => {
      const later = (ms: number) => clock.sleep(ms).then(work);
      const kinds: Record<Mood, () => unknown> = {
        sync: work,
        async: () => Promise.resolve().then(work),
        // biome-ignore lint/suspicious/noThenProperty: what some stores answer with
        thenable: () => ({ then: (done: (value: unknown) => void) => done(work()) }),
        throws: () => {
          throw new Error("no");
        },
        rejects: () => Promise.reject(new Error("no")),
        hangs: () => new Promise((resolve) => held.push(() => resolve(work()))),
        slow: () => later(2_000),
        slower: () => later(20_000),
      };
      return kinds[mood[name]]() as never;
    };
    const storage: KeyValueStore = {
      shared: key === "shared",
      get: (name) => operation("get", () => values.get(name)),
      set: (name, value) => operation("set", () => values.set(name, value)),
      remove: (name) => operation("set", () => values.delete(name)),
    };
    const service = fakeGrants(clock.now);
    const { start, renew } = service.grants;
    // Every other one looks at no signal.
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
        if (type === "lost") lost.push(place.member ?? "nobody");
      });
      return manager;
    };
    const place = {
      key,
      mood,
      held,
      service,
      lost,
      open,
      alone: key !== "shared",
      manager: undefined as unknown as TokenManager,
      member: undefined as string | undefined,
      epoch: 0,
      // By refresh token and access token: since which login or logout they are good.
      epochs: new Map<string, number>(),
      spent: new Set<string>(),
      refused: new Set<string | undefined>(),
    };
    place.manager = open();
    return place;
  });
  type Place = (typeof places)[number];

  const answer = (
    place: Place,
    asked: Asked,
    how: "grant" | "refuse" | "fail",
    rotate: boolean,
  ) => {
    const { epochs, spent } = place;
    const old = asked.refreshToken?.value;
    if (old && !old.startsWith(`${place.key}/`)) broken.push(`${old} was sent for ${place.key}`);
    if (old && (how === "refuse" || spent.has(old))) {
      spent.add(old);
      if (epochs.get(old) === place.epoch) place.refused.add(place.member);
      return asked.refuse();
    }
    if (how !== "grant") return asked.fail();
    count += 1;
    const epoch = old ? (epochs.get(old) ?? 0) : place.epoch;
    const refreshToken = old && !rotate ? old : `${place.key}/r${count}`;
    if (old && rotate) spent.add(old);
    epochs.set(refreshToken, epoch);
    asked.grant({ refreshToken });
  };

  const call = (place: Place) => {
    const begun = place.epoch;
    const name = `call ${count++} of ${place.key}`;
    calls.add(name);
    const done = () => calls.delete(name);
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
    const { manager, service, held, mood, epochs } = place;
    switch (step.do) {
      case "call":
        return void call(place);
      case "unauthorized":
        return void manager.recover(manager.peek().accessToken.value);
      case "answer": {
        const asked = service.open[0];
        return asked && answer(place, asked, step.how, step.rotate);
      }
      case "mood":
        if (step.of !== "set") mood.get = step.mood;
        if (step.of !== "get") mood.set = step.mood;
        return;
      case "release":
        for (const end of held.splice(0)) end();
        return;
      case "reload":
        // What never reached the store cannot survive it.
        if (held.length > 0 || stored(place) !== manager.peek().refreshToken.value) return;
        if (tokensOf(values.get(place.key)).setAside?.value !== manager.peek().setAside?.value)
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

  /** Nothing answers any more: whoever waits must give up by itself. */
  const silence = async () => {
    for (let minutes = 0; minutes < 5; minutes++) await clock.advance(60_000);
    if (calls.size > 0) broken.push(`hang: ${[...calls]}`);
  };

  /** Store and service work again. */
  const recovery = async () => {
    for (const { mood, held } of places) {
      mood.get = mood.set = "async";
      for (const end of held.splice(0)) end();
    }
    for (let turn = 0; turn < 4; turn++) {
      await clock.advance(31_000);
      const all = Promise.all(places.map(call));
      for (let tries = 0; tries < 8; tries++) {
        for (const place of places) {
          for (const asked of [...place.service.open]) answer(place, asked, "grant", false);
        }
        await clock.advance(1_000);
      }
      await all;
    }
  };

  return { places, run, silence, recovery, broken, stored };
}

describe("whatever stores do, and whatever happens meanwhile, to several sessions in one store", () => {
  it("no call hangs, no token reaches another session, no member is lost without `lost`", async () => {
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
          // Stored as well, as soon as that could be done.
          expect(all.stored(place)).toBe(refreshToken.value);
          expect(new Set(place.lost).size).toBe(place.lost.length);
          for (const name of place.lost) expect(place.refused).toContain(name);
          const stays = place.member && !place.lost.includes(place.member);
          expect(refreshToken.role).toBe(stays ? "member" : "visitor");
          if (stays) expect(place.epochs.get(refreshToken.value)).toBe(place.epoch);
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
