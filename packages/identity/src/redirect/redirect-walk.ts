import {
  type Environment,
  HttpError,
  PorticoError,
  SystemError,
  within,
} from "@portico/core/internal";
import { parseFromUrl } from "./redirect-url.js";

/** Milliseconds until a login without a page is given up, where a call may take longer than that. */
const TIMEOUT = 120_000;

/** How many addresses of the platform's are asked before the way counts as a circle. */
const HOPS = 10;

/** The login that a walk is of. */
export interface Walk {
  /** The authorization address. */
  readonly url: string;
  readonly state: string;
  /** Where the platform sends the caller back to; never asked for. */
  readonly redirectUri: string;
  /** Origins of the platform's pages: no other address is asked for. */
  readonly origins: readonly string[];
}

const NO_PAGE = { code: "NO_BROWSER" };

/** An address without what comes after its path. */
const pathOf = ({ protocol, host, pathname }: URL) => `${protocol}//${host}${pathname}`;

/** What is asked for next, out of an answer. No message names more than an origin: the rest may be secret. */
function nextOf({ type, status, headers }: Response, at: URL): URL {
  if (type === "opaqueredirect") {
    throw new PorticoError("This runtime hides where a redirect leads, as pages do", NO_PAGE);
  }
  if (!/^30[12378]$/.test(String(status))) {
    if (status < 400) {
      throw new PorticoError("The login was answered with a page, which needs a browser", NO_PAGE);
    }
    const reason = { code: "LOGIN_FAILED", status, retryable: status >= 500 || status === 429 };
    throw new HttpError(`The login was answered with status ${status}`, reason);
  }
  const location = headers.get("Location") ?? "";
  if (!location || !URL.canParse(location, at)) {
    throw new PorticoError("The login was redirected to no address", { code: "BAD_REDIRECT" });
  }
  return new URL(location, at);
}

/** The code that the platform sent back, for this login. */
function codeIn(url: URL, state: string): string {
  const answer = parseFromUrl(url);
  if (answer.state !== state) {
    throw new PorticoError("Invalid _state", { code: "INVALID_STATE" });
  }
  if (answer.error) {
    throw new HttpError(answer.errorDescription || answer.error, { code: answer.error });
  }
  if (!answer.code) {
    throw new PorticoError("Missing code or _state", { code: "MISSING_CODE_OR_STATE" });
  }
  return answer.code;
}

async function walk({ fetch }: Environment, way: Walk, signal: AbortSignal): Promise<string> {
  const end = pathOf(new URL(way.redirectUri));
  let at = new URL(way.url);
  for (let hop = 0; hop < HOPS; hop++) {
    if (!way.origins.includes(at.origin)) {
      throw new PorticoError(`The login was redirected to ${at.origin}, which is not asked`, {
        code: "FOREIGN_ORIGIN",
      });
    }
    // What fetch throws may name the address, and so the session: it is not passed on.
    const answer = await fetch(at.href, { redirect: "manual", signal }).catch(() => {
      throw new SystemError(`The login got no answer from ${at.origin}`, {
        code: "NETWORK",
        retryable: true,
      });
    });
    answer.body?.cancel().catch(() => {});
    at = nextOf(answer, at);
    if (pathOf(at) === end) return codeIn(at, way.state);
  }
  throw new PorticoError(`The login was redirected ${HOPS} times`, { code: "BAD_REDIRECT" });
}

/**
 * Follows the redirects of a login that needs no page (RFC 6749, section 4.1.2), until the platform sends the caller
 * back to the app: that last address is read, and not asked for.
 *
 * @param environment - of the client; its `timeout` bounds the whole way
 * @param way - where it begins and ends
 * @returns the code
 * @throws HttpError with the platform's `error` as its code, or its status; PorticoError INVALID_STATE, FOREIGN_ORIGIN,
 *   BAD_REDIRECT, or NO_BROWSER for a page in place of a redirect; SystemError NETWORK, TIMEOUT
 */
export function codeOfRedirects(environment: Environment, way: Walk): Promise<string> {
  const ending = new AbortController();
  const { clock, timeout } = environment;
  return within(
    clock,
    Math.min(timeout, TIMEOUT),
    walk(environment, way, ending.signal),
    () => new SystemError("OAuth flow timed out", { code: "TIMEOUT", retryable: true }),
  ).finally(() => ending.abort());
}
