import {
  type Environment,
  HttpError,
  PorticoError,
  SystemError,
  within,
} from "@portico/core/internal";
import { parseFromUrl } from "./redirect-url.js";

/** In milliseconds. */
const LOGIN_TIMEOUT = 120_000;

const MAX_REDIRECTS = 10;

export interface RedirectOptions {
  readonly url: string;
  readonly state: string;
  /** The client never sends a request to this URL. */
  readonly redirectUri: string;
  /** The client sends requests only to these origins. */
  readonly origins: readonly string[];
}

const BROWSER_REQUIRED = { code: "NO_BROWSER" };

const withoutParameters = ({ protocol, host, pathname }: URL) => `${protocol}//${host}${pathname}`;

/**
 * Returns the target of a redirect. Errors contain at most an origin, because other parts of a URL
 * may be secret.
 */
function redirectTarget({ type, status, headers }: Response, currentUrl: URL): URL {
  if (type === "opaqueredirect") {
    throw new PorticoError(
      "This runtime does not reveal the target of a redirect, as in browsers",
      BROWSER_REQUIRED,
    );
  }
  if (!/^30[12378]$/.test(String(status))) {
    if (status < 400) {
      throw new PorticoError(
        "The platform responded to the login with a page, which requires a browser",
        BROWSER_REQUIRED,
      );
    }
    const errorOptions = {
      code: "LOGIN_FAILED",
      status,
      retryable: status >= 500 || status === 429,
    };
    throw new HttpError(`The platform responded to the login with status ${status}`, errorOptions);
  }
  const location = headers.get("Location") ?? "";
  if (!location || !URL.canParse(location, currentUrl)) {
    throw new PorticoError("A login redirect has no valid Location header", {
      code: "BAD_REDIRECT",
    });
  }
  return new URL(location, currentUrl);
}

function codeFromUrl(url: URL, state: string): string {
  const result = parseFromUrl(url);
  if (result.state !== state) {
    throw new PorticoError("Invalid _state", { code: "INVALID_STATE" });
  }
  if (result.error) {
    throw new HttpError(result.errorDescription || result.error, { code: result.error });
  }
  if (!result.code) {
    throw new PorticoError("Missing code or _state", { code: "MISSING_CODE_OR_STATE" });
  }
  return result.code;
}

async function followRedirects(
  { fetch }: Environment,
  options: RedirectOptions,
  signal: AbortSignal,
): Promise<string> {
  const callbackUrl = withoutParameters(new URL(options.redirectUri));
  let currentUrl = new URL(options.url);
  for (let redirectCount = 0; redirectCount < MAX_REDIRECTS; redirectCount++) {
    if (!options.origins.includes(currentUrl.origin)) {
      throw new PorticoError(
        `The login was redirected to ${currentUrl.origin}, which is not an origin of the platform`,
        {
          code: "FOREIGN_ORIGIN",
        },
      );
    }
    // Replace the error, because it may contain the URL and therefore the session token.
    const response = await fetch(currentUrl.href, { redirect: "manual", signal }).catch(() => {
      throw new SystemError(`The login got no response from ${currentUrl.origin}`, {
        code: "NETWORK",
        retryable: true,
      });
    });
    response.body?.cancel().catch(() => {});
    currentUrl = redirectTarget(response, currentUrl);
    if (withoutParameters(currentUrl) === callbackUrl)
      return codeFromUrl(currentUrl, options.state);
  }
  throw new PorticoError(`The login was redirected more than ${MAX_REDIRECTS} times`, {
    code: "BAD_REDIRECT",
  });
}

/** Follows redirects (RFC 6749, section 4.1.2) until the platform redirects to the app. */
export function codeFromRedirects(
  environment: Environment,
  options: RedirectOptions,
): Promise<string> {
  const controller = new AbortController();
  const { clock, totalTimeout } = environment;
  return within(
    clock,
    Math.min(totalTimeout, LOGIN_TIMEOUT),
    followRedirects(environment, options, controller.signal),
    () => new SystemError("OAuth flow timed out", { code: "TIMEOUT", retryable: true }),
  ).finally(() => controller.abort());
}
