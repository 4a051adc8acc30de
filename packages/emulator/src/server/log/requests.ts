// The log of requests: who asked for what, and what came of it.
import type { Caller } from "../../kernel/caller.js";
import type { EmulatorClock } from "../../kernel/clock.js";
import type { Fault } from "../faults.js";
import { redact } from "./redact.js";
import { type Numbered, Ring } from "./ring.js";

/** A request as the log shows it. Tokens, passwords, codes and keys are removed from its bodies. */
export interface RequestRecord extends Numbered {
  /** The `X-Wix-Request-Id` of the answer. */
  readonly id: string;
  /** When it came, by the emulator's clock. */
  readonly at: string;
  readonly method: string;
  /** Without the query, which may hold codes. */
  readonly path: string;
  /** "stores.productsV3.queryProducts"; absent: a hosted page, or no operation. */
  readonly operation?: string;
  /** Absent: there was no answer, as the connection broke or the caller gave up. */
  readonly status?: number;
  /** Milliseconds by the emulator's clock. */
  readonly duration: number;
  readonly caller: Caller["kind"];
  /** What was made to go wrong. */
  readonly faults: readonly Fault["kind"][];
  /** The wire request of an operation. */
  readonly request?: unknown;
  /** The JSON answer. */
  readonly response?: unknown;
}

/** Which requests are wanted. */
export interface RequestQuery {
  readonly method?: string;
  /** A part of the path. */
  readonly path?: string;
  /** The whole name of an operation, or its beginning with a star: "ecom.*". */
  readonly operation?: string;
  readonly status?: number;
  readonly caller?: Caller["kind"];
  /** Those after this `sequence`. */
  readonly after?: number;
  /** The last ones of all that fit. */
  readonly limit?: number;
}

/** A request as it is kept: its bodies as texts, read when somebody looks. */
interface Kept extends Omit<RequestRecord, "request" | "response"> {
  readonly request?: string;
  readonly response?: string;
}

/** A request on its way. */
export interface Exchange {
  readonly id: string;
  operation?: string;
  caller: Caller["kind"];
  faults: Fault["kind"][];
  request?: string;
  /** To be told when it is over; without a status there was no answer. */
  end(answer?: { readonly status: number; readonly body?: string }): void;
}

/** How many requests are kept. */
export const KEPT_REQUESTS = 500;

/** Longer bodies are not kept, but for their length. */
const LONGEST = 32_768;

/** The beginning of an operation's name, by which fields named `code` are login codes. */
const LOGIN = /^identity\./;

/** A body as it is kept: of one that is too long, only as much as says so. */
function kept(body: string): string {
  return body.length > LONGEST ? JSON.stringify({ tooLong: body.length }) : body;
}

function fitting({ method, path, operation, status, caller }: RequestQuery) {
  const start = operation?.endsWith("*") ? operation.slice(0, -1) : undefined;
  return (entry: Kept): boolean =>
    (method === undefined || entry.method === method.toUpperCase()) &&
    (path === undefined || entry.path.includes(path)) &&
    (operation === undefined ||
      (start === undefined ? entry.operation === operation : entry.operation?.startsWith(start)) ===
        true) &&
    (status === undefined || entry.status === status) &&
    (caller === undefined || entry.caller === caller);
}

/** The last requests. */
export class RequestLog {
  readonly #clock: EmulatorClock;
  readonly #keys: () => readonly string[];
  readonly #ring = new Ring<Kept>(KEPT_REQUESTS);

  constructor(clock: EmulatorClock, keys: () => readonly string[]) {
    this.#clock = clock;
    this.#keys = keys;
  }

  /** A request has come. */
  begin(id: string, method: string, path: string): Exchange {
    const began = this.#clock.now();
    const exchange: Exchange = {
      id,
      caller: "nobody",
      faults: [],
      end: ({ status, body } = { status: 0 }) => {
        const { operation, caller, faults, request } = exchange;
        this.#ring.add({
          id,
          at: new Date(began).toISOString(),
          method,
          path,
          ...(operation === undefined ? {} : { operation }),
          ...(status === 0 ? {} : { status }),
          duration: this.#clock.now() - began,
          caller,
          faults,
          ...(request === undefined ? {} : { request: kept(request) }),
          ...(body === undefined ? {} : { response: kept(body) }),
        });
      },
    };
    return exchange;
  }

  /** The requests that fit, oldest first. */
  list(query: RequestQuery = {}): RequestRecord[] {
    return this.#ring.find(fitting(query), query).map((entry) => this.#shown(entry));
  }

  /** Forgets all requests. */
  clear(): void {
    this.#ring.clear();
  }

  #shown({ request, response, ...rest }: Kept): RequestRecord {
    const shown = { codes: LOGIN.test(rest.operation ?? "identity."), keys: this.#keys() };
    const body = (text: string) => {
      try {
        return redact(JSON.parse(text), shown);
      } catch {
        return redact(text, shown);
      }
    };
    return {
      ...rest,
      path: String(redact(rest.path, shown)),
      ...(request === undefined ? {} : { request: body(request) }),
      ...(response === undefined ? {} : { response: body(response) }),
    };
  }
}
