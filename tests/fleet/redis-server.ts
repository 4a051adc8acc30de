import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../free-port.js";

function findRedis(): string | undefined {
  const configuredPath = process.env.REDIS_SERVER_PATH;
  if (configuredPath) return configuredPath;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, "redis-server")).find(existsSync);
}

const redisPath = findRedis();

/** Whether tests are skipped because Redis is missing. */
export const isRedisMissing = !redisPath;

/** Suffix for the names of tests that are skipped if Redis is missing. */
export const howToGetRedis = "needs Redis: `apt-get install -y redis-server`, or REDIS_SERVER_PATH";

/** A test's Redis server, on a free port. */
export interface RedisServer {
  readonly port: number;
  /** Freezes the server, as on an overloaded machine. */
  freeze(): void;
  thaw(): void;
  /** Stops the server. The data is still available after a restart. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts a Redis server that does not use snapshots, but writes every change to a file before it
 * responds.
 */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "portico-redis-"));
  const options = { bind: "127.0.0.1", dir: folder, save: "", appendonly: "yes" };
  const args = Object.entries({ port, appendfsync: "always", ...options }).flatMap(
    ([name, value]) => [`--${name}`, String(value)],
  );
  let serverProcess: ChildProcess | undefined;

  const startServer = async () => {
    const child = spawn(redisPath as string, args, { stdio: ["ignore", "pipe", "inherit"] });
    serverProcess = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.includes("Ready to accept connections")) continue;
      child.stdout.resume();
      return;
    }
    throw new Error("Redis ended without being ready");
  };
  const stopServer = async () => {
    const child = serverProcess;
    serverProcess = undefined;
    if (!child || child.exitCode !== null) return;
    const exit = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGCONT");
    child.kill("SIGTERM");
    await exit;
  };

  await startServer();
  return {
    port,
    start: startServer,
    stop: stopServer,
    freeze: () => void serverProcess?.kill("SIGSTOP"),
    thaw: () => void serverProcess?.kill("SIGCONT"),
    async remove() {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
