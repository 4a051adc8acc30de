import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, retryPolicy } from "@portico/core";
import { ApiKeyStrategy } from "@portico/identity";
import { EXIT, Stop } from "../stop.ts";
import { EMULATED, placeSampleOrders } from "./emulated.ts";

/** Options that all commands have. */
export interface Common {
  /** An emulator of the command's own, or the address of one. */
  emulator?: string | true;
  /** Folder for what the next run has to know. */
  state: string;
  /** Requests under way at once. */
  concurrency: number;
  quiet?: boolean;
  stats?: boolean;
}

/** A shop that the command works on. */
export interface Shop {
  readonly client: Client;
  /** Says which shop it is, for the journals: no journal is ever used on another shop. */
  readonly id: string;
  /** Folder for journals. */
  readonly state: string;
  /** How many requests were sent. */
  requests(): number;
  close(): void;
}

/** A call may take two minutes, and is sent again up to five times where that is safe: a bulk command is in no hurry. */
const CALLS = { timeout: 120_000, retries: 5 };

/** The longest wait for a shop that asks for patience; it asks for all requests at once. */
const LONGEST_WAIT = 60_000;

function needed(name: string): string {
  const value = process.env[name]?.trim();
  if (value) return value;
  throw new Stop(
    `${name} is not set. Set PORTICO_API_KEY and PORTICO_SITE_ID (and PORTICO_ACCOUNT_ID if the key requires it), or use --emulator to try the command.`,
    EXIT.input,
  );
}

/** Who the command is: for an emulator its own key, else what the environment says. The key is never shown. */
function credentials(emulated: boolean) {
  if (emulated) return EMULATED;
  const accountId = process.env.PORTICO_ACCOUNT_ID?.trim();
  return {
    apiKey: needed("PORTICO_API_KEY"),
    siteId: needed("PORTICO_SITE_ID"),
    ...(accountId ? { accountId } : {}),
  };
}

/** The client of the shop that options and environment name. */
export async function connect({ emulator, state }: Common): Promise<Shop> {
  const own = emulator === true;
  const baseUrl = typeof emulator === "string" ? emulator : process.env.PORTICO_BASE_URL?.trim();
  const auth = ApiKeyStrategy(credentials(emulator !== undefined));
  let sent = 0;
  const send = own ? await ownEmulator() : (request: Request) => fetch(request);
  const client = createClient({
    auth,
    ...CALLS,
    ...(own || !baseUrl ? {} : { baseUrl }),
    retry: retryPolicy({ maxDelay: LONGEST_WAIT }),
    fetch: (request) => {
      sent += 1;
      return send(request);
    },
  });
  const site = `${baseUrl ?? ""} ${auth.getAuthHeaders().headers["wix-site-id"] ?? ""}`;
  // its own emulator is gone with the command, and so is what there was to remember of it
  const folder = own ? mkdtempSync(join(tmpdir(), "merchant-")) : state;
  if (own) await placeSampleOrders(client);
  return {
    client,
    id: createHash("sha256").update(site).digest("hex").slice(0, 16),
    state: folder,
    requests: () => sent,
    close: () => own && rmSync(folder, { recursive: true, force: true }),
  };
}

/** An emulator in this process, loaded only where it is asked for. */
async function ownEmulator() {
  const { createEmulator } = await import("@portico/emulator");
  const emulator = createEmulator({ seed: "fashion" });
  return (request: Request) => emulator.fetch(request);
}
