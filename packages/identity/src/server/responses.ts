import { isPorticoError, isSystemError } from "@portico/core/internal";
import type { Handler, ServerSession, SessionServerOptions } from "./server-types.js";

const NO_SNIFF_HEADERS = { "X-Content-Type-Options": "nosniff" };

/** In seconds. */
const RETRY_AFTER = "5";

export function textResponse(
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status,
    headers: { ...PRIVATE_HEADERS, ...NO_SNIFF_HEADERS, ...headers },
  });
}

export function jsonResponse(status: number, data: unknown, headers = {}): Response {
  return textResponse(status, JSON.stringify(data), {
    "Content-Type": "application/json",
    ...headers,
  });
}

/** Status 303 makes the browser use GET (RFC 9110, section 15.4.4). */
export function redirectTo(address: string, status: 302 | 303): Response {
  // Send no referrer, because the current URL may contain a code or a state.
  return textResponse(status, null, { Location: address, "Referrer-Policy": "no-referrer" });
}

export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/i.test(request.headers.get("accept") ?? "");
}

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly error?: unknown;
}

const problems = new WeakMap<Response, Problem>();

export function reportedProblem(response: Response): Problem | undefined {
  return problems.get(response);
}

export function errorResponse(
  request: Request,
  status: number,
  code: string,
  message: string,
  { headers = {}, error }: { headers?: Readonly<Record<string, string>>; error?: unknown } = {},
): Response {
  const response = wantsJson(request)
    ? jsonResponse(status, { code, message }, headers)
    : textResponse(status, `${message}\n\n${code}\n`, {
        "Content-Type": "text/plain; charset=utf-8",
        ...headers,
      });
  problems.set(response, { status, code, message, ...(error !== undefined && { error }) });
  return response;
}

export function notFoundResponse(request: Request): Response {
  const message = "Not found. Serve this route below sessionServer's basePath.";
  return errorResponse(request, 404, "NOT_FOUND", message);
}

export function methodNotAllowedResponse(request: Request, allow: string): Response {
  const message = `This URL only supports ${allow}.`;
  return errorResponse(request, 405, "METHOD_NOT_ALLOWED", message, { headers: { Allow: allow } });
}

export function responseForError(request: Request, error: unknown): Response {
  if (!isPorticoError(error)) throw error;
  const { code, message: reason, retryable } = error;
  if (code === "BODY_TOO_LARGE") return errorResponse(request, 413, code, reason, { error });
  if (retryable || isSystemError(error)) {
    const message = "The shop is currently unavailable. Please try again in a moment.";
    return errorResponse(request, 503, code, message, {
      headers: { "Retry-After": RETRY_AFTER },
      error,
    });
  }
  return errorResponse(request, 400, code, reason, { error });
}

/**
 * Creates an error response with the session's headers, because a refresh before the error may have
 * replaced the cookie's token.
 */
export async function sessionErrorResponse(
  session: ServerSession,
  request: Request,
  error: unknown,
): Promise<Response> {
  const response = responseForError(request, error);
  return session.applyTo(response).catch(() => response);
}

export const PRIVATE_HEADERS = { "Cache-Control": "private, no-store", Vary: "Cookie" };

const cookieNameOf = (line: string) => (line.split("=")[0] ?? "").trim();

/**
 * Adds Set-Cookie lines, which replace earlier lines with the same cookie name, because a response
 * must set each cookie only once.
 */
export function withCookies(lines: readonly string[], newLines: readonly string[]): string[] {
  const names = new Set(newLines.map(cookieNameOf));
  return [...lines.filter((line) => !names.has(cookieNameOf(line))), ...newLines];
}

function addHeaders(headers: Headers, newHeaders: Headers): void {
  const cookies = withCookies(headers.getSetCookie(), newHeaders.getSetCookie());
  headers.delete("set-cookie");
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  for (const [name, value] of newHeaders) {
    if (name === "set-cookie") continue;
    if (name !== "vary") headers.set(name, value);
    else if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(headers.get(name) ?? "")) {
      headers.append(name, value);
    }
  }
}

export function withHeaders(response: Response, newHeaders: Headers): Response {
  if ([...newHeaders].length === 0) return response;
  try {
    addHeaders(response.headers, newHeaders);
    return response;
  } catch {
    // Some responses, such as fetched ones, have immutable headers.
    const responseCopy = new Response(response.body, response);
    addHeaders(responseCopy.headers, newHeaders);
    return responseCopy;
  }
}

type ErrorHooks = Pick<SessionServerOptions, "onError" | "errorPage">;

/** Other requests must not be redirected to an error page. */
const isNavigation = (request: Request) => request.method === "GET" && !wantsJson(request);

export function withErrorHooks(handler: Handler, { onError, errorPage }: ErrorHooks): Handler {
  const createCustomResponse = async (request: Request, problem: Problem) => {
    const response = await onError?.({ request, ...problem });
    if (response) return response;
    if (!errorPage || problem.status === 405 || !isNavigation(request)) return undefined;
    const query = new URLSearchParams({ error: problem.code });
    return redirectTo(`${errorPage}${errorPage.includes("?") ? "&" : "?"}${query}`, 303);
  };
  return async (request) => {
    const response = await handler(request);
    const problem = reportedProblem(response);
    const customResponse = problem && (await createCustomResponse(request, problem));
    // keep the session's headers, because the session may have changed before the error
    return customResponse ? withHeaders(customResponse, sessionHeaders(response)) : response;
  };
}

function sessionHeaders(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  for (const name of ["Cache-Control", "Vary"]) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** Checks the Origin header or, if it is missing, Sec-Fetch-Site (Fetch Metadata). */
export function isSameOrigin(
  { headers }: Request,
  origin: string | undefined,
  fallback: boolean,
): boolean {
  const requestOrigin = headers.get("origin");
  if (requestOrigin !== null) return requestOrigin === origin;
  const site = headers.get("sec-fetch-site");
  return site === null ? fallback : site === "same-origin";
}

/** Limits the size of the login cookie, which contains the path. */
const MAX_PATH_LENGTH = 1_500;

const MAX_DECODINGS = 4;

// Browsers treat a backslash as a slash and ignore some control characters. A second slash starts
// a host.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
const UNSAFE_PATH = /^[/\\][/\\]|[\u0000-\u001f\u007f\\]/;

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Checks the path and its decoded forms. */
function isUnsafePath(path: string): boolean {
  let decodedPath: string | undefined = path;
  for (let depth = 0; depth < MAX_DECODINGS && decodedPath !== undefined; depth++) {
    if (UNSAFE_PATH.test(decodedPath)) return true;
    const next = tryDecode(decodedPath);
    if (next === decodedPath) return false;
    decodedPath = next;
  }
  // legitimate paths are not encoded this many times
  return decodedPath !== undefined;
}

/**
 * Returns "/" for unsafe paths, and for paths below `basePath`, because the login route would start
 * another login.
 */
export function returnPath(address: unknown, basePath: string): string {
  if (typeof address !== "string" || !address.startsWith("/")) return "/";
  const site = "https://site.invalid";
  if (UNSAFE_PATH.test(address) || !URL.canParse(address, site)) return "/";
  const { origin, pathname, search, hash } = new URL(address, site);
  if (origin !== site || isUnsafePath(pathname)) return "/";
  if (pathname === basePath || pathname.startsWith(`${basePath}/`)) return "/";
  const path = pathname + search + hash;
  return path.length > MAX_PATH_LENGTH ? "/" : path;
}
