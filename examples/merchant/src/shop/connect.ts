import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, retryPolicy } from "@portico/core";
import { ApiKeyStrategy } from "@portico/identity";
import { EXIT, Stop } from "../stop.ts";
import { EMULATOR_CREDENTIALS, placeSampleOrders } from "./emulated.ts";

/** Options that all commands share. */
export interface CommonOptions {
  /** URL of a running emulator, or `true` to start one. */
  emulator?: string | true;
  /** Folder that contains data for the next run. */
  state: string;
  /** Maximum number of parallel requests. */
  concurrency: number;
  quiet?: boolean;
  stats?: boolean;
}

/** The shop that a command works on. */
export interface Shop {
  readonly client: Client;
  /** Identifies the shop in journals, so that no run uses another shop's journal. */
  readonly id: string;
  /** Folder for journals and price plans. */
  readonly state: string;
  /** Returns the number of sent requests. */
  requestCount(): number;
  close(): void;
}

/** A call may take two minutes, because bulk commands are not urgent. */
const TOTAL_TIMEOUT = 120_000;
const MAX_RETRIES = 5;

/** Maximum delay before a retry. Also limits how long all requests wait after a rate limit. */
const MAX_RETRY_DELAY = 60_000;

function requiredVariable(name: string): string {
  const value = process.env[name]?.trim();
  if (value) return value;
  throw new Stop(
    `${name} is not set. Set PORTICO_API_KEY and PORTICO_SITE_ID (and PORTICO_ACCOUNT_ID if the key requires it), or use --emulator to try the command.`,
    EXIT.input,
  );
}

/**
 * Returns the emulator's default credentials, or the credentials in the environment. The key is
 * never printed.
 */
function readCredentials(isEmulated: boolean) {
  if (isEmulated) return EMULATOR_CREDENTIALS;
  const accountId = process.env.PORTICO_ACCOUNT_ID?.trim();
  return {
    apiKey: requiredVariable("PORTICO_API_KEY"),
    siteId: requiredVariable("PORTICO_SITE_ID"),
    ...(accountId ? { accountId } : {}),
  };
}

/** Connects to the shop that the options and the environment specify. */
export async function connect({ emulator, state }: CommonOptions): Promise<Shop> {
  const shouldStartEmulator = emulator === true;
  const baseUrl = typeof emulator === "string" ? emulator : process.env.PORTICO_BASE_URL?.trim();
  const auth = ApiKeyStrategy(readCredentials(emulator !== undefined));
  let requestCount = 0;
  const send = shouldStartEmulator ? await startEmulator() : (request: Request) => fetch(request);
  const client = createClient({
    auth,
    totalTimeout: TOTAL_TIMEOUT,
    ...(shouldStartEmulator || !baseUrl ? {} : { baseUrl }),
    retry: retryPolicy({ limit: MAX_RETRIES, maxDelay: MAX_RETRY_DELAY }),
    fetch: (request) => {
      requestCount += 1;
      return send(request);
    },
  });
  const shopKey = `${baseUrl ?? ""} ${auth.getAuthHeaders().headers["wix-site-id"] ?? ""}`;
  // An in-process emulator stops when the command ends, so the state folder is temporary.
  const folder = shouldStartEmulator ? mkdtempSync(join(tmpdir(), "merchant-")) : state;
  if (shouldStartEmulator) await placeSampleOrders(client);
  return {
    client,
    id: createHash("sha256").update(shopKey).digest("hex").slice(0, 16),
    state: folder,
    requestCount: () => requestCount,
    close: () => shouldStartEmulator && rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts an emulator in this process. The emulator package is loaded only if needed. */
async function startEmulator() {
  const { createEmulator } = await import("@portico/emulator");
  const emulator = createEmulator({ seed: "fashion" });
  return (request: Request) => emulator.fetch(request);
}
