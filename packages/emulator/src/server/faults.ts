import { z } from "zod/v4";
import type { FaultInput } from "../options/option-types.js";

const where = {
  /** Only this operation: "identity.oauth.token". */
  operation: z.string().optional(),
  /** Only addresses that contain this text. */
  path: z.string().optional(),
  /** How many requests it hits; 1 unless said otherwise. */
  times: z.int().positive().default(1),
  /** How many fitting requests go by first, whatever else happens to them. */
  skip: z.int().min(0).default(0),
};

/** The check of a fault. */
export const fault = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    status: z.int().min(100).max(599),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    ...where,
  }),
  z.object({ kind: z.literal("delay"), ms: z.number().min(0), ...where }),
  /** `after: true` does the work first: the answer is lost, the effect stays. */
  z.object({ kind: z.literal("drop"), after: z.boolean().default(false), ...where }),
  z.object({ kind: z.literal("malformed"), body: z.string().default('{"truncated":'), ...where }),
  z.object({ kind: z.literal("throttle"), retryAfter: z.number().min(0).default(1), ...where }),
  z.object({ kind: z.literal("invalid_grant"), ...where }),
]);

/** A fault with its defaults. */
export type Fault = z.output<typeof fault>;

/** Thrown for a dropped connection: in process `fetch` rejects, over HTTP the socket is closed. */
export class DroppedConnection extends TypeError {
  override readonly name = "TypeError";
  constructor() {
    super("fetch failed");
  }
}

/**
 * Faults waiting for their request. Each is used once, unless `times` says more.
 *
 * @example
 * ```ts
 * const emulator = createEmulator();
 * emulator.faults.add({ kind: "drop", operation: "ecom.cartV2.placeOrder", after: true });
 * ```
 */
export class Faults {
  #waiting: { fault: Fault; left: number; skip: number }[] = [];

  /**
   * Adds a fault for the next fitting request.
   *
   * @param input what happens (`status`, `delay`, `drop`, `malformed`, `throttle`, `invalid_grant`) and to which requests
   * @throws ZodError when the fault is not written correctly
   * @example
   * ```ts
   * const emulator = createEmulator();
   * emulator.faults.add({ kind: "status", status: 503, operation: "identity.oauth.token", times: 2 });
   * ```
   */
  add(input: FaultInput): void {
    const parsed = fault.parse(input);
    this.#waiting.push({ fault: parsed, left: parsed.times, skip: parsed.skip });
  }

  /** The faults that have not been used up, with what is left of `times` and `skip`. */
  list(): Fault[] {
    return this.#waiting.map(({ fault: added, left, skip }) => ({ ...added, times: left, skip }));
  }

  /** Forgets all faults. */
  clear(): void {
    this.#waiting = [];
  }

  /** How many faults have not been used up. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Takes the faults that hit a request: any number of delays, and the first of anything else. */
  take(operation: string | undefined, path: string): Fault[] {
    const hits: Fault[] = [];
    for (const entry of [...this.#waiting]) {
      const { fault: candidate } = entry;
      if (candidate.operation !== undefined && candidate.operation !== operation) continue;
      if (candidate.path !== undefined && !path.includes(candidate.path)) continue;
      // Without an operation, an invalid grant is meant for the token service.
      const misses =
        candidate.kind === "invalid_grant" &&
        candidate.operation === undefined &&
        operation !== "identity.oauth.token";
      if (misses) continue;
      if (entry.skip > 0) {
        entry.skip -= 1;
        continue;
      }
      if (hits.some(({ kind }) => kind !== "delay")) continue;
      entry.left -= 1;
      if (entry.left === 0) this.#waiting = this.#waiting.filter((other) => other !== entry);
      hits.push(candidate);
    }
    return hits;
  }
}

/** The answer of a fault that answers instead of the platform. */
export function faultResponse(hit: Fault): Response | undefined {
  switch (hit.kind) {
    case "status": {
      const body = hit.body ?? { message: `Emulated ${hit.status}`, details: {} };
      const empty = hit.status === 204 || hit.status === 304;
      return new Response(empty ? null : JSON.stringify(body), {
        status: hit.status,
        headers: { "Content-Type": "application/json", ...hit.headers },
      });
    }
    case "malformed":
      return new Response(hit.body, { headers: { "Content-Type": "application/json" } });
    case "throttle":
      return new Response(JSON.stringify({ message: "Too many requests", details: {} }), {
        status: 429,
        headers: { "Content-Type": "application/json", "Retry-After": String(hit.retryAfter) },
      });
    case "invalid_grant":
      return Response.json(
        { error: "invalid_grant", error_description: "Invalid grant" },
        { status: 400 },
      );
    default:
      return undefined;
  }
}
