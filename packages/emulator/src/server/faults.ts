import { z } from "zod/v4";
import { checkedValue } from "../options/option-error.js";
import type { FaultInput } from "../options/option-types.js";

const target = {
  operation: z.string().optional(),
  path: z.string().optional(),
  times: z.int().positive().default(1),
  skip: z.int().min(0).default(0),
};

export const fault = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    status: z.int().min(100).max(599),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    ...target,
  }),
  z.object({ kind: z.literal("delay"), ms: z.number().min(0), ...target }),
  z.object({ kind: z.literal("drop"), after: z.boolean().default(false), ...target }),
  z.object({ kind: z.literal("malformed"), body: z.string().default('{"truncated":'), ...target }),
  z.object({ kind: z.literal("throttle"), retryAfter: z.number().min(0).default(1), ...target }),
  z.object({ kind: z.literal("invalid_grant"), ...target }),
]);

/** Fault with all defaults, as returned by {@link Faults.list}. */
export type Fault = z.output<typeof fault>;

/** Makes `fetch` reject in this process, or the HTTP server close the socket. */
export class DroppedConnection extends TypeError {
  override readonly name = "TypeError";
  constructor() {
    super("fetch failed");
  }
}

/** Pending faults of an emulator, which make matching requests fail or wait. */
export class Faults {
  #pending: { fault: Fault; times: number; skip: number }[] = [];

  /**
   * Adds a fault for the next matching requests.
   *
   * @param input - Kind of fault and the requests that it affects.
   * @throws TypeError with code `INVALID_EMULATOR_OPTION` if the fault is invalid.
   * @example
   * ```ts
   * import { createEmulator } from "@portico/emulator";
   *
   * const emulator = createEmulator();
   * emulator.faults.add({ kind: "status", status: 503, operation: "identity.oauth.token", times: 2 });
   * ```
   */
  add(input: FaultInput): void {
    const parsed = checkedValue(fault, input, "Fault");
    this.#pending.push({ fault: parsed, times: parsed.times, skip: parsed.skip });
  }

  /** Returns the pending faults. Their `times` and `skip` values show what remains. */
  list(): Fault[] {
    return this.#pending.map(({ fault: added, times, skip }) => ({ ...added, times, skip }));
  }

  /** Removes all pending faults. */
  clear(): void {
    this.#pending = [];
  }

  /** Number of pending faults. */
  get size(): number {
    return this.#pending.length;
  }

  /** Consumes a request's faults: the first fault that is not a delay, and all delays before it. */
  take(operation: string | undefined, path: string): Fault[] {
    const faults: Fault[] = [];
    for (const record of [...this.#pending]) {
      const { fault: candidate } = record;
      if (candidate.operation !== undefined && candidate.operation !== operation) continue;
      if (candidate.path !== undefined && !path.includes(candidate.path)) continue;
      const isOtherOperation =
        candidate.kind === "invalid_grant" &&
        candidate.operation === undefined &&
        operation !== "identity.oauth.token";
      if (isOtherOperation) continue;
      if (record.skip > 0) {
        record.skip -= 1;
        continue;
      }
      if (faults.some(({ kind }) => kind !== "delay")) continue;
      record.times -= 1;
      if (record.times === 0) this.#pending = this.#pending.filter((other) => other !== record);
      faults.push(candidate);
    }
    return faults;
  }
}

export function faultResponse(activeFault: Fault): Response | undefined {
  switch (activeFault.kind) {
    case "status": {
      const body = activeFault.body ?? { message: `Emulated ${activeFault.status}`, details: {} };
      const hasNoBody = activeFault.status === 204 || activeFault.status === 304;
      const headers = { "Content-Type": "application/json", ...activeFault.headers };
      return new Response(hasNoBody ? null : JSON.stringify(body), {
        status: activeFault.status,
        headers,
      });
    }
    case "malformed":
      return new Response(activeFault.body, { headers: { "Content-Type": "application/json" } });
    case "throttle":
      return Response.json(
        { message: "Too many requests", details: {} },
        { status: 429, headers: { "Retry-After": String(activeFault.retryAfter) } },
      );
    case "invalid_grant":
      return Response.json(
        { error: "invalid_grant", error_description: "Invalid grant" },
        { status: 400 },
      );
    default:
      return undefined;
  }
}
