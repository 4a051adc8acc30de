import { goTo, problem, wantsJson } from "./answers.js";
import { returnPath } from "./return-address.js";
import type { ServerClient } from "./server-types.js";

/**
 * Returns the response for a request that requires a member; `undefined` if one is logged in.
 *
 * @param basePath - of the server
 * @param client - client of the request
 * @param request - the browser's request
 */
export async function requireMember(
  basePath: string,
  { session }: ServerClient,
  request: Request,
): Promise<Response | undefined> {
  if (session.isMember) return undefined;
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" || wantsJson(request)) {
    const message = `Please log in first: open ${basePath}/login.`;
    return session.applyTo(problem(request, 401, "LOGIN_REQUIRED", message));
  }
  const query = new URLSearchParams({ returnTo: returnPath(`${pathname}${search}`, basePath) });
  return session.applyTo(goTo(`${basePath}/login?${query}`, 303));
}
