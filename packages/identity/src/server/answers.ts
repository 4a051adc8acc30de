import { isPorticoError, isSystemError } from "@portico/core/internal";
import type { ServerSession } from "./server-types.js";
import { PRIVATE } from "./with-headers.js";

const NO_SNIFF = { "X-Content-Type-Options": "nosniff" };

/** Seconds after which a browser may retry after a platform failure. */
const AGAIN = "5";

/** Creates a response for one browser: it is never cached, and its type is never sniffed. */
export function answer(
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: { ...PRIVATE, ...NO_SNIFF, ...headers } });
}

/** Creates a JSON response. */
export function json(status: number, data: unknown, headers = {}): Response {
  return answer(status, JSON.stringify(data), { "Content-Type": "application/json", ...headers });
}

/** Creates a redirect. Status 303 makes the browser use GET (RFC 9110, section 15.4.4). */
export function goTo(address: string, status: 302 | 303): Response {
  // The address that this one came from may hold a code or a state.
  return answer(status, null, { Location: address, "Referrer-Policy": "no-referrer" });
}

/** Returns whether a request accepts JSON, in contrast to a page. */
export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/i.test(request.headers.get("accept") ?? "");
}

/** An error of a route handler. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly error?: unknown;
}

const problems = new WeakMap<Response, Problem>();

/** Returns the problem that a response reports; `undefined` for other responses. */
export function problemOf(response: Response): Problem | undefined {
  return problems.get(response);
}

/** Creates an error response with a code and a message for the user. */
export function problem(
  request: Request,
  status: number,
  code: string,
  message: string,
  { headers = {}, error }: { headers?: Readonly<Record<string, string>>; error?: unknown } = {},
): Response {
  const response = wantsJson(request)
    ? json(status, { code, message }, headers)
    : answer(status, `${message}\n\n${code}\n`, {
        "Content-Type": "text/plain; charset=utf-8",
        ...headers,
      });
  problems.set(response, { status, code, message, ...(error !== undefined && { error }) });
  return response;
}

/** Creates the response for a path that this server does not serve. */
export function notFound(request: Request): Response {
  const message = "Not found. Serve this route below sessionServer's basePath.";
  return problem(request, 404, "NOT_FOUND", message);
}

/** Creates the response for a method that a route does not support. */
export function notAllowed(request: Request, allow: string): Response {
  const message = `This URL only supports ${allow}.`;
  return problem(request, 405, "METHOD_NOT_ALLOWED", message, { headers: { Allow: allow } });
}

/** Creates the response for an error. No error ends the session. */
export function failed(request: Request, error: unknown): Response {
  if (!isPorticoError(error)) throw error;
  const { code, message: why, retryable } = error;
  if (code === "BODY_TOO_LARGE") return problem(request, 413, code, why, { error });
  if (retryable || isSystemError(error)) {
    const message = "The shop is currently unavailable. Please try again in a moment.";
    return problem(request, 503, code, message, { headers: { "Retry-After": AGAIN }, error });
  }
  return problem(request, 400, code, why, { error });
}

/**
 * Creates the response for an error and adds the session's cookies: a token that was refreshed before the error may
 * have replaced the cookie's token.
 */
export async function failedIn(
  session: ServerSession,
  request: Request,
  error: unknown,
): Promise<Response> {
  const answer = failed(request, error);
  return session.applyTo(answer).catch(() => answer);
}
