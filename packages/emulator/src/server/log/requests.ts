// Log of requests, with their callers and responses.
import type { Caller } from "../../kernel/caller.js";
import type { EmulatorClock } from "../../kernel/clock.js";
import type { Fault } from "../faults.js";
import { redact } from "./redact.js";
import { type Numbered, Ring } from "./ring.js";

/** Logged request. Tokens, passwords, codes and keys are removed from the bodies. */
export interface RequestRecord extends Numbered {
  /** `X-Wix-Request-Id` of the response. */
  readonly id: string;
  /** Time of the request, by the emulator's clock. */
  readonly at: string;
  readonly method: string;
  /** Path without the query string, which may contain codes. */
  readonly path: string;
  /**
   * Operation, such as `"stores.productsV3.queryProducts"`. `undefined` for hosted pages and
   * unknown paths.
   */
  readonly operation?: string;
  /** Response status. `undefined` if the connection was dropped or the caller aborted. */
  readonly status?: number;
  /** Duration in milliseconds, by the emulator's clock. */
  readonly duration: number;
  readonly caller: Caller["kind"];
  /** Kinds of the faults that affected the request. */
  readonly faults: readonly Fault["kind"][];
  /** Request body of the operation. */
  readonly request?: unknown;
  /** Response body. */
  readonly response?: unknown;
}

/** Filter for requests. */
export interface RequestQuery {
  readonly method?: string;
  /** Part of the path. */
  readonly path?: string;
  /** Operation name, or a prefix with an asterisk: `"ecom.*"`. */
  readonly operation?: string;
  readonly status?: number;
  readonly caller?: Caller["kind"];
  /** Returns requests after this `sequence`. */
  readonly after?: number;
  /** Returns only the last matching entries. */
  readonly limit?: number;
}

/** Logged request with its bodies as text, parsed when read. */
interface Kept extends Omit<RequestRecord, "request" | "response"> {
  readonly request?: string;
  readonly response?: string;
}

/** Pending request. */
export interface Exchange {
  readonly id: string;
  operation?: string;
  caller: Caller["kind"];
  faults: Fault["kind"][];
  request?: string;
  /** Completes the log entry. Without a status, there was no response. */
  end(answer?: { readonly status: number; readonly body?: string }): void;
}

/** Number of requests to keep. */
export const KEPT_REQUESTS = 500;

/** Maximum length of logged bodies in characters. */
const LONGEST = 32_768;

/** Prefix of operations whose `code` fields are login codes. */
const LOGIN = /^identity\./;

/** Returns a body, or only its length if it is too long. */
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

/** Log of the last requests. */
export class RequestLog {
  readonly #clock: EmulatorClock;
  readonly #keys: () => readonly string[];
  readonly #ring = new Ring<Kept>(KEPT_REQUESTS);

  constructor(clock: EmulatorClock, keys: () => readonly string[]) {
    this.#clock = clock;
    this.#keys = keys;
  }

  /** Starts a log entry. */
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

  /** Returns the matching requests, oldest first. */
  list(query: RequestQuery = {}): RequestRecord[] {
    return this.#ring.find(fitting(query), query).map((entry) => this.#shown(entry));
  }

  /** Removes all requests. */
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
