// A process in a fleet: repeatedly makes calls in all sessions and as an app, and reports the
// results.
import { createClient, isPorticoError } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import { redisStorage } from "@portico/identity/redis";
import { productsV3 } from "@portico/stores";
import { Redis } from "ioredis";

/** The instructions that the test sends to a process. */
export interface Instructions {
  readonly process: string;
  readonly url: string;
  readonly redisPort: number;
  readonly lease: number;
  /** Storage keys of the sessions. */
  readonly sessions: readonly string[];
  /** Milliseconds between calls. */
  readonly interval: number;
}

/** A report: the number of successful calls, or the error from one call. */
export type Report =
  | { readonly successfulCalls: number }
  | { readonly error: string; readonly retryable: boolean };

function runWorker({
  process: name,
  url,
  redisPort,
  lease,
  sessions,
  interval,
}: Instructions): void {
  const redis = new Redis({ port: redisPort, host: "127.0.0.1" }).on("error", () => {});
  const tokenStorage = redisStorage(redis, { lease });
  const tokenRequestOptions = { headers: { "x-process": name } };
  const modules = { productsV3 };
  const sessionClients = sessions.map((tokenKey) =>
    createClient({
      baseUrl: url,
      modules,
      auth: OAuthStrategy({
        clientId: "fleet",
        tokenKey,
        tokenStorage,
        tokenRequestOptions,
        leeway: 1,
      }),
    }),
  );
  const app = createClient({
    baseUrl: url,
    modules,
    auth: AppStrategy({ appId: "app", appSecret: "secret", instanceId: "site", tokenStorage }),
  });
  const callers = [...sessionClients, app];
  const report = (message: Report) => process.send?.(message);

  const call = async () => {
    const client = callers[Math.floor(Math.random() * callers.length)];
    try {
      await client?.productsV3.queryProducts().limit(1).find();
      report({ successfulCalls: 1 });
    } catch (error) {
      const isKnown = isPorticoError(error);
      report({
        error: isKnown ? `${error.name} ${error.code}: ${error.message}` : String(error),
        retryable: isKnown && error.retryable,
      });
    }
  };
  setInterval(call, interval);
}

process.once("message", (instructions: Instructions) => runWorker(instructions));
// Exit when the parent process ends.
process.once("disconnect", () => process.exit());
