import { goTo, type Problem, problemOf, wantsJson } from "./answers.js";
import type { Handler, SessionServerOptions } from "./server-types.js";
import { withHeaders } from "./with-headers.js";

type ErrorOptions = Pick<SessionServerOptions, "onError" | "errorPage">;

/** Returns whether a browser navigates to a page, so that a redirect to an error page makes sense. */
const isNavigation = (request: Request) => request.method === "GET" && !wantsJson(request);

/** Wraps a handler so that its errors go to `onError` and `errorPage`. */
export function withErrorHooks(handler: Handler, { onError, errorPage }: ErrorOptions): Handler {
  const replacement = async (request: Request, problem: Problem) => {
    const response = await onError?.({ request, ...problem });
    if (response) return response;
    if (!errorPage || problem.status === 405 || !isNavigation(request)) return undefined;
    const query = new URLSearchParams({ error: problem.code });
    return goTo(`${errorPage}${errorPage.includes("?") ? "&" : "?"}${query}`, 303);
  };
  return async (request) => {
    const response = await handler(request);
    const problem = problemOf(response);
    const other = problem && (await replacement(request, problem));
    // the session may have changed before the error
    return other ? withHeaders(other, sessionHeaders(response)) : response;
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
