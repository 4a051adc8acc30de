import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { redisStorage } from "@portico/identity/redis";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Fleet, seededRandom, startFleet } from "./fleet.js";
import {
  howToGetRedis,
  isRedisMissing,
  type RedisServer,
  startRedisServer,
} from "./redis-server.js";
import { startTokenService, type TokenService } from "./token-service.js";

const SEED = Number(process.env.FLEET_SEED ?? 9);
const KILLS = Number(process.env.FLEET_KILLS ?? 40);
/** Most waits have no timeout, so this timeout ends a test that hangs. */
const TIMEOUT = { timeout: 600_000 };
const PROCESSES = 10;
const SESSIONS_OF_EACH_KIND = 6;
const EMAIL = "ada@example.com";
const API_KEY = "portico-emulator-api-key";

interface World {
  readonly random: () => number;
  readonly server: RedisServer;
  readonly redis: Redis;
  readonly service: TokenService;
  readonly fleet: Fleet;
  /** Returns each session's owner according to the platform. */
  owners(): Promise<string[]>;
}

/**
 * Starts Redis, a platform, member and visitor sessions, and a fleet that uses all of these
 * sessions.
 */
async function openWorld(options: { acceptsUsedTokens: boolean; lease: number }): Promise<World> {
  const random = seededRandom(SEED);
  const server = await startRedisServer();
  onTestFinished(() => server.remove());
  const redis = new Redis({ port: server.port, host: "127.0.0.1" }).on("error", () => {});
  onTestFinished(() => redis.disconnect());
  const service = await startTokenService({ random, acceptsUsedTokens: options.acceptsUsedTokens });
  onTestFinished(() => service.close());
  const tokenStorage = redisStorage(redis);
  const members = Array.from({ length: SESSIONS_OF_EACH_KIND }, (_, index) => `member ${index}`);
  const visitors = Array.from({ length: SESSIONS_OF_EACH_KIND }, (_, index) => `visitor ${index}`);
  const sessions = [...members, ...visitors];
  const strategyFor = (tokenKey: string) => {
    const auth = OAuthStrategy({ clientId: "fleet", tokenKey, tokenStorage });
    createClient({ baseUrl: service.url, auth });
    return auth;
  };
  for (const name of sessions) {
    const auth = strategyFor(name);
    if (members.includes(name)) {
      auth.setTokens(await auth.getMemberTokensForExternalLoginWithSession(EMAIL, API_KEY));
    } else await auth.getAuthHeaders();
    await auth.ready();
  }
  const { lease } = options;
  const instructions = { url: service.url, redisPort: server.port, lease, sessions, interval: 250 };
  const fleet = await startFleet(PROCESSES, instructions, service.recordStop);
  onTestFinished(() => fleet.end());

  const ownerOf = async (name: string) => {
    const storedTokens = JSON.parse((await tokenStorage.get(name)) ?? "{}");
    const response = await fetch(`${service.url}/oauth2/token-info`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: storedTokens.accessToken?.value }),
    });
    const { subjectType, subjectId } = await response.json();
    return `${name}: ${storedTokens.refreshToken?.role}, ${subjectType} ${subjectId}`;
  };
  const owners = () => Promise.all(sessions.map(ownerOf));
  return { random, server, redis, service, fleet, owners };
}

/** Waits for a number of successful calls. */
async function waitForCalls({ fleet }: World, callCount: number): Promise<void> {
  const callsBefore = fleet.successfulCalls;
  await fleet.until(() => fleet.successfulCalls > callsBefore + callCount);
}

/**
 * Waits for a number of completed calls, but not longer than the given time, because calls may wait
 * for Redis.
 */
async function waitAtMost(seconds: number, { fleet }: World, callCount: number): Promise<void> {
  const callsBefore = fleet.completedCalls;
  const abortSleep = new AbortController();
  const timeLimit = sleep(seconds * 1_000, undefined, { signal: abortSleep.signal }).catch(
    () => {},
  );
  await Promise.race([
    fleet.until(() => fleet.completedCalls >= callsBefore + callCount),
    timeLimit,
  ]);
  abortSleep.abort();
}

describe.skipIf(isRedisMissing)(
  `ten processes that share one Redis server (${howToGetRedis})`,
  () => {
    it(
      `never refresh a token twice and lose no session during ${KILLS} random kills and Redis outages (FLEET_SEED=${SEED})`,
      TIMEOUT,
      async () => {
        const world = await openWorld({ acceptsUsedTokens: true, lease: 15_000 });
        const { random, server, redis, service, fleet, owners } = world;
        const ownersBefore = await owners();
        await waitForCalls(world, 100);

        const outages: [number, () => Promise<unknown>][] = [
          [0.2, () => redis.client("PAUSE", 3_000, "ALL")],
          [
            0.45,
            async () => {
              server.freeze();
              await sleep(3_000);
              server.thaw();
            },
          ],
          [
            0.7,
            async () => {
              await server.stop();
              await sleep(2_000);
              await server.start();
            },
          ],
        ];
        const outageTasks: Promise<unknown>[] = [];
        // After `KILLS` kills, continue until a process receives a response that a killed one lost.
        for (let kills = 0; kills < KILLS || service.repeatedResponseCount === 0; kills++) {
          await waitAtMost(2, world, Math.floor(20 + 40 * random()));
          // half of the time, prefer a process that is refreshing a token
          const candidates = random() < 0.5 ? service.refreshingProcesses : undefined;
          fleet.replace(fleet.findProcess(Math.floor(random() * PROCESSES), candidates));
          if (outages[0] && kills >= KILLS * outages[0][0])
            outageTasks.push(outages.shift()?.[1]() as Promise<unknown>);
        }
        await Promise.all(outageTasks);
        await waitForCalls(world, 300);
        await fleet.end();

        expect(service.reusedTokens).toEqual([]);
        expect(service.rejectionCount).toBe(0);
        expect(await owners()).toEqual(ownersBefore);
        expect(fleet.otherErrors).toEqual([]);
        expect(service.refreshCount).toBeGreaterThan(0);
      },
    );

    it(
      "keep all sessions if a process pauses until its lock expires and the platform rejects used tokens",
      TIMEOUT,
      async () => {
        const world = await openWorld({ acceptsUsedTokens: false, lease: 2_000 });
        const { random, service, fleet, owners } = world;
        const ownersBefore = await owners();
        await waitForCalls(world, 100);

        // after 8 turns, continue until a process has taken over the lock and sent the same token
        for (let turn = 0; turn < 8 || service.rejectionCount === 0; turn++) {
          await service.until(() => service.refreshingProcesses.size > 0);
          const index = fleet.findProcess(0, service.refreshingProcesses);
          fleet.suspend(index);
          await sleep(2_500 + 1_500 * random());
          fleet.resume(index);
        }
        await waitForCalls(world, 300);
        await fleet.end();

        expect(service.rejectionCount).toBeGreaterThan(0);
        expect(await owners()).toEqual(ownersBefore);
        expect(fleet.otherErrors).toEqual([]);
      },
    );
  },
);
