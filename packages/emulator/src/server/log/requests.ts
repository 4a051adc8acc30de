import type { Caller } from "../../kernel/caller.js";
import type { EmulatorClock } from "../../kernel/clock.js";
import { present } from "../../store/plain.js";
import type { Fault } from "../faults.js";
import { redact } from "./redact.js";
import { isNamed, type Numbered, Ring } from "./ring.js";

/**
 * Request in an emulator's log, as returned by {@link Emulator.requests}. Tokens, passwords, codes
 * and keys are removed from its bodies.
 */
export interface RequestRecord extends Numbered {
  /** Id of the request, from the `X-Wix-Request-Id` header in the response. */
  readonly id: string;
  /** Time when the request arrived on the emulator's clock, as an ISO date. */
  readonly at: string;
  readonly method: string;
  /** Path of the URL. It does not include the query string, because that may contain codes. */
  readonly path: string;
  /** Name such as `"ecom.orders.getOrder"`. Omitted for hosted pages and unknown paths. */
  readonly operation?: string;
  /**
   * Status of the response. Omitted if there was no response, because a fault dropped the
   * connection or the caller aborted the request.
   */
  readonly status?: number;
  /** Duration in milliseconds, measured by the emulator's clock. */
  readonly duration: number;
  /** Kind of caller that sent the request. */
  readonly caller: Caller["kind"];
  /** Kinds of the faults that affected the request. */
  readonly faults: readonly Fault["kind"][];
  /** JSON body of the request. */
  readonly request?: unknown;
  /** JSON body of the response. */
  readonly response?: unknown;
}

/** Conditions for {@link Emulator.requests}. */
export interface RequestQuery {
  /** HTTP method. Case does not matter. */
  readonly method?: string;
  /** Text that the path must contain. */
  readonly path?: string;
  /** Name of the operation, or a prefix followed by an asterisk, such as `"ecom.*"`. */
  readonly operation?: string;
  /** Status of the response. */
  readonly status?: number;
  /** Kind of caller that sent the requests. */
  readonly caller?: Caller["kind"];
  /** Returns only requests with a higher `sequence`. Default: 0. */
  readonly after?: number;
  /** Maximum number of requests. Only the newest ones are returned. Default: 500. */
  readonly limit?: number;
}

/** The bodies are parsed only when the log is read. */
interface StoredRecord extends Omit<RequestRecord, "request" | "response"> {
  readonly request?: string;
  readonly response?: string;
}

export interface Exchange {
  readonly id: string;
  operation?: string;
  caller: Caller["kind"];
  faults: Fault["kind"][];
  request?: string;
  /** Completes the log entry. If the status is missing, there was no response. */
  end(response?: { readonly status: number; readonly body?: string }): void;
}

export const MAX_REQUESTS = 500;

const MAX_BODY_LENGTH = 32_768;

/** Prefix of the operations whose `code` fields contain login codes. */
const LOGIN = /^identity\./;

function truncated(body: string | undefined): string | undefined {
  const length = body?.length ?? 0;
  return length > MAX_BODY_LENGTH ? JSON.stringify({ tooLong: length }) : body;
}

function matcherOf({ method, path, operation, status, caller }: RequestQuery) {
  return (entry: StoredRecord): boolean =>
    (method === undefined || entry.method === method.toUpperCase()) &&
    (path === undefined || entry.path.includes(path)) &&
    (operation === undefined || isNamed(operation, entry.operation)) &&
    (status === undefined || entry.status === status) &&
    (caller === undefined || entry.caller === caller);
}

export class RequestLog {
  readonly #clock: EmulatorClock;
  readonly #keys: () => readonly string[];
  readonly #ring = new Ring<StoredRecord>(MAX_REQUESTS);
  #count = 0;

  constructor(clock: EmulatorClock, keys: () => readonly string[]) {
    this.#clock = clock;
    this.#keys = keys;
  }

  begin(method: string, path: string): Exchange {
    const began = this.#clock.now();
    this.#count += 1;
    const id = `${Math.floor(began / 1000)}.${this.#count}`;
    const exchange: Exchange = {
      id,
      caller: "anonymous",
      faults: [],
      end: (response) => {
        const { operation, caller, faults, request } = exchange;
        this.#ring.add({
          id,
          at: new Date(began).toISOString(),
          method,
          path,
          ...present({ operation, status: response?.status }),
          duration: this.#clock.now() - began,
          caller,
          faults,
          ...present({ request: truncated(request), response: truncated(response?.body) }),
        });
      },
    };
    return exchange;
  }

  list(query: RequestQuery = {}): RequestRecord[] {
    return this.#ring.find(matcherOf(query), query).map((entry) => this.#redacted(entry));
  }

  clear(): void {
    this.#ring.clear();
  }

  #redacted({ request, response, ...rest }: StoredRecord): RequestRecord {
    const redaction = { codes: LOGIN.test(rest.operation ?? "identity."), keys: this.#keys() };
    const body = (text: string | undefined) => {
      if (text === undefined) return undefined;
      try {
        return redact(JSON.parse(text), redaction);
      } catch {
        return redact(text, redaction);
      }
    };
    const path = String(redact(rest.path, redaction));
    return { ...rest, path, ...present({ request: body(request), response: body(response) }) };
  }
}
