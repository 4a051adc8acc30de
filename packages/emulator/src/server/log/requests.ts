import type { Caller } from "../../kernel/caller.js";
import type { EmulatorClock } from "../../kernel/clock.js";
import { compact } from "../../store/plain.js";
import type { Fault } from "../faults.js";
import { redact } from "./redact.js";
import { isMatch, type Numbered, Ring } from "./ring.js";

/**
 * Request in an emulator's log, as returned by {@link Emulator.requests}. Tokens, passwords, codes
 * and keys are removed from its path and bodies.
 */
export interface RequestRecord extends Numbered {
  /** Id from the `X-Wix-Request-Id` header of the response. */
  readonly id: string;
  /** Time of the request on the emulator's clock, as an ISO date. */
  readonly at: string;
  readonly method: string;
  /** Path of the URL without the query string, which may contain codes. */
  readonly path: string;
  /** Name such as `"ecom.orders.getOrder"`. Omitted for hosted pages and unknown paths. */
  readonly operation?: string;
  /**
   * Status of the response. Omitted if a fault dropped the connection or the caller aborted the
   * request.
   */
  readonly status?: number;
  /** Duration in milliseconds, measured by the emulator's clock. */
  readonly duration: number;
  /** Kind of caller that sent the request. */
  readonly caller: Caller["kind"];
  /** Kinds of the faults that affected the request. */
  readonly faults: readonly Fault["kind"][];
  /** Fields in the body, query and path, or `{ tooLong: length }` if the log omits them. */
  readonly request?: unknown;
  /** JSON body of the response, or `{ tooLong: length }` if the log omits it. */
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
  /** Number of the newest requests to return. Default: 500. */
  readonly limit?: number;
}

/** Bodies are parsed only when the log is read. */
interface StoredRecord extends Omit<RequestRecord, "request" | "response"> {
  request?: string;
  response?: string;
}

export interface Exchange {
  readonly id: string;
  operation?: string;
  caller: Caller["kind"];
  faults: Fault["kind"][];
  request?: string;
  /** Omit the argument if the request had no response. */
  complete(response?: { readonly status: number; readonly body?: string }): void;
}

export const MAX_REQUESTS = 500;

const MAX_BODY_LENGTH = 32_768;

/** If all bodies together are longer, the log drops the oldest ones that are not short. */
const MAX_TOTAL_LENGTH = 500_000;
const SHORT_BODY_LENGTH = 1_000;

const LOGIN_API = /^identity\./;

function truncateBody(body: string | undefined, max: number): string | undefined {
  const length = body?.length ?? 0;
  return length > max ? JSON.stringify({ tooLong: length }) : body;
}

type Bodies = Pick<StoredRecord, "request" | "response">;

const truncateBodies = ({ request, response }: Bodies, max: number): Bodies =>
  compact({ request: truncateBody(request, max), response: truncateBody(response, max) });

const lengthOf = ({ request = "", response = "" }: Bodies): number =>
  request.length + response.length;

function matcherOf({ method, path, operation, status, caller }: RequestQuery) {
  return (record: StoredRecord): boolean =>
    (method === undefined || record.method === method.toUpperCase()) &&
    (path === undefined || record.path.includes(path)) &&
    (operation === undefined || isMatch(operation, record.operation)) &&
    (status === undefined || record.status === status) &&
    (caller === undefined || record.caller === caller);
}

export class RequestLog {
  readonly #clock: EmulatorClock;
  readonly #keys: () => readonly string[];
  readonly #ring = new Ring<StoredRecord>(MAX_REQUESTS);
  /** Requests with complete bodies, oldest first. `#length` is the total length of these bodies. */
  #completeRecords: StoredRecord[] = [];
  #length = 0;
  #count = 0;

  constructor(clock: EmulatorClock, keys: () => readonly string[]) {
    this.#clock = clock;
    this.#keys = keys;
  }

  begin(method: string, path: string): Exchange {
    const startTime = this.#clock.now();
    this.#count += 1;
    const id = `${Math.floor(startTime / 1000)}.${this.#count}`;
    const exchange: Exchange = {
      id,
      caller: "anonymous",
      faults: [],
      complete: (response) => {
        const { operation, caller, faults, request } = exchange;
        this.#add({
          id,
          at: new Date(startTime).toISOString(),
          method,
          path,
          ...compact({ operation, status: response?.status }),
          duration: this.#clock.now() - startTime,
          caller,
          faults,
          ...truncateBodies(compact({ request, response: response?.body }), MAX_BODY_LENGTH),
        });
      },
    };
    return exchange;
  }

  list(query: RequestQuery = {}): RequestRecord[] {
    return this.#ring.find(matcherOf(query), query).map((record) => this.#redact(record));
  }

  clear(): void {
    this.#ring.clear();
    this.#completeRecords = [];
    this.#length = 0;
  }

  #add(content: Omit<StoredRecord, "sequence">): void {
    const record = this.#ring.add(content);
    this.#completeRecords.push(record);
    this.#length += lengthOf(record);
    while (this.#length > MAX_TOTAL_LENGTH || this.#completeRecords.length > MAX_REQUESTS) {
      const oldest = this.#completeRecords.shift() as StoredRecord;
      this.#length -= lengthOf(oldest);
      Object.assign(oldest, truncateBodies(oldest, SHORT_BODY_LENGTH));
    }
  }

  #redact({ request, response, ...rest }: StoredRecord): RequestRecord {
    const hasLoginCodes = LOGIN_API.test(rest.operation ?? "identity.");
    const redaction = { hasLoginCodes, keys: this.#keys() };
    const body = (text: string | undefined) => {
      if (text === undefined) return undefined;
      try {
        return redact(JSON.parse(text), redaction);
      } catch {
        return redact(text, redaction);
      }
    };
    const path = String(redact(rest.path, redaction));
    return { ...rest, path, ...compact({ request: body(request), response: body(response) }) };
  }
}
