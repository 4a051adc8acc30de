import {
  type Environment,
  HttpError,
  PorticoError,
  SystemError,
  within,
} from "@portico/core/internal";
import { parseFromUrl } from "./redirect-url.js";

/** Maximum time of a login without a browser in milliseconds, if the client's timeout is longer. */
const TIMEOUT = 120_000;

/** Maximum number of redirects. */
const HOPS = 10;

/** The redirects of a login. */
export interface Walk {
  /** The authorization URL. */
  readonly url: string;
  readonly state: string;
  /** The last URL of the platform's redirects. It is never requested. */
  readonly redirectUri: string;
  /** Origins of the platform's pages. No other URL is requested. */
  readonly origins: readonly string[];
}

const NO_PAGE = { code: "NO_BROWSER" };

/** Returns a URL without query string and fragment. */
const pathOf = ({ protocol, host, pathname }: URL) => `${protocol}//${host}${pathname}`;

/** Returns the next URL of a redirect. Messages contain only origins, because the rest may be secret. */
function nextOf({ type, status, headers }: Response, at: URL): URL {
  if (type === "opaqueredirect") {
    throw new PorticoError(
      "This runtime does not reveal the target of a redirect, as in browsers",
      NO_PAGE,
    );
  }
  if (!/^30[12378]$/.test(String(status))) {
    if (status < 400) {
      throw new PorticoError(
        "The platform responded to the login with a page, which requires a browser",
        NO_PAGE,
      );
    }
    const reason = { code: "LOGIN_FAILED", status, retryable: status >= 500 || status === 429 };
    throw new HttpError(`The platform responded to the login with status ${status}`, reason);
  }
  const location = headers.get("Location") ?? "";
  if (!location || !URL.canParse(location, at)) {
    throw new PorticoError("A redirect of the login has no valid Location header", {
      code: "BAD_REDIRECT",
    });
  }
  return new URL(location, at);
}

/** Returns the code of this login from the final URL. */
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
      throw new PorticoError(
        `The login was redirected to ${at.origin}, which is not an origin of the platform`,
        {
          code: "FOREIGN_ORIGIN",
        },
      );
    }
    // What fetch throws may name the address, and so the session: it is not passed on.
    const answer = await fetch(at.href, { redirect: "manual", signal }).catch(() => {
      throw new SystemError(`The login got no response from ${at.origin}`, {
        code: "NETWORK",
        retryable: true,
      });
    });
    answer.body?.cancel().catch(() => {});
    at = nextOf(answer, at);
    if (pathOf(at) === end) return codeIn(at, way.state);
  }
  throw new PorticoError(`The login was redirected more than ${HOPS} times`, {
    code: "BAD_REDIRECT",
  });
}

/**
 * Follows the redirects of a login outside browsers (RFC 6749, section 4.1.2), until the platform redirects to the
 * app. That last URL is parsed and not requested.
 *
 * @param environment - of the client; its `timeout` limits the whole login
 * @param way - the redirects
 * @returns the code
 * @throws HttpError - with the platform's `error` or its status; PorticoError - INVALID_STATE, FOREIGN_ORIGIN,
 *   BAD_REDIRECT, or NO_BROWSER for a page instead of a redirect; SystemError - NETWORK, TIMEOUT
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
