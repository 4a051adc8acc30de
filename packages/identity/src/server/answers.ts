import { isPorticoError, isSystemError } from "@portico/core/internal";
import type { ServerSession } from "./server-types.js";
import { PRIVATE } from "./with-headers.js";

const NO_SNIFF = { "X-Content-Type-Options": "nosniff" };

/** Seconds after which a browser may try again what the platform could not answer. */
const AGAIN = "5";

/** Makes a response for one browser: no cache stores it, and no browser guesses its type. */
export function answer(
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: { ...PRIVATE, ...NO_SNIFF, ...headers } });
}

/** An answer with data. */
export function json(status: number, data: unknown, headers = {}): Response {
  return answer(status, JSON.stringify(data), { "Content-Type": "application/json", ...headers });
}

/** On to another address; 303 asks for it with GET whatever was sent (RFC 9110, section 15.4.4). */
export function goTo(address: string, status: 302 | 303): Response {
  // The address that this one came from may hold a code or a state.
  return answer(status, null, { Location: address, "Referrer-Policy": "no-referrer" });
}

/** Whether data is asked for, rather than a page. */
export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/i.test(request.headers.get("accept") ?? "");
}

/** What went wrong in a handler. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly error?: unknown;
}

const problems = new WeakMap<Response, Problem>();

/** Returns the problem that a response reports, and `undefined` for any other response. */
export function problemOf(response: Response): Problem | undefined {
  return problems.get(response);
}

/** Says what is wrong, and what to do about it. */
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

/** The response to a path that this server does not serve. */
export function notFound(request: Request): Response {
  const message = "Not found. This route belongs below sessionServer's basePath.";
  return problem(request, 404, "NOT_FOUND", message);
}

/** Refuses a method that an address does not take. */
export function notAllowed(request: Request, allow: string): Response {
  const message = `This address takes ${allow} alone.`;
  return problem(request, 405, "METHOD_NOT_ALLOWED", message, { headers: { Allow: allow } });
}

/** What a failure is answered with: nothing of it is a reason to give the session up. */
export function failed(request: Request, error: unknown): Response {
  if (!isPorticoError(error)) throw error;
  const { code, message: why, retryable } = error;
  if (code === "BODY_TOO_LARGE") return problem(request, 413, code, why, { error });
  if (retryable || isSystemError(error)) {
    const message = "The shop's platform cannot be reached at the moment. Please try again.";
    return problem(request, 503, code, message, { headers: { "Retry-After": AGAIN }, error });
  }
  return problem(request, 400, code, why, { error });
}

/**
 * The same, with what the session has become meanwhile: a token that was renewed before the failure may have
 * replaced the one in the cookie.
 */
export async function failedIn(
  session: ServerSession,
  request: Request,
  error: unknown,
): Promise<Response> {
  const answer = failed(request, error);
  return session.applyTo(answer).catch(() => answer);
}
