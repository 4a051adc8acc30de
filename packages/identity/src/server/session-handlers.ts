import { emptyTokens, fieldsOf, requestText, textOf } from "@portico/core/internal";
import { failedIn, goTo, json, notAllowed, problem, wantsJson } from "./answers.js";
import type { Open } from "./login-handlers.js";
import { returnPath } from "./return-address.js";
import { isSameOrigin } from "./same-origin.js";
import type { OpenedClient } from "./server-client.js";
import type { ServerParts } from "./server-parts.js";
import type { Handler } from "./server-types.js";
import { withHeaders } from "./with-headers.js";

const CROSS_ORIGIN =
  "This request must come from a page of the same site. Behind a proxy, pass `origin` or `trustProxy` to sessionServer.";

/** Maximum size of a request body in bytes: a form with a return path, or an access token. */
const MAX_BYTES = 64 * 1024;

/** Returns `returnTo` of the form or the query string. */
async function returnToOf(request: Request): Promise<unknown> {
  const { searchParams } = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) {
    const text = await requestText(request, MAX_BYTES);
    try {
      const form = await new Response(text, { headers: { "Content-Type": type } }).formData();
      return form.get("returnTo") ?? searchParams.get("returnTo");
    } catch {
      // An unreadable form is ignored: a logout must still work.
    }
  }
  return searchParams.get("returnTo");
}

/** Handles `POST <basePath>/logout`: ends the session and redirects to the platform's logout page. */
export function logoutHandler({ basePath }: ServerParts, open: Open): Handler {
  return async (request) => {
    if (request.method !== "POST") return notAllowed(request, "POST");
    const { client, origin } = await open(request);
    if (!isSameOrigin(request, origin, false)) {
      return problem(request, 403, "CROSS_ORIGIN", CROSS_ORIGIN);
    }
    const { auth, session } = client;
    try {
      const path = returnPath(await returnToOf(request), basePath);
      // clear the session before the request to the platform
      const leaving = session.role === "none" ? undefined : auth.logout(`${origin}${path}`);
      if (!leaving) auth.setTokens(emptyTokens());
      const headers = await session.headers();
      const result = await leaving;
      const logoutUrl = result?.complete ? result.logoutUrl : path;
      const response = wantsJson(request) ? json(200, { logoutUrl }) : goTo(logoutUrl, 303);
      return withHeaders(response, headers);
    } catch (error) {
      return failedIn(session, request, error);
    }
  };
}

/** Returns the access token that the platform rejected, if the request has one. */
async function rejectedIn(request: Request): Promise<string | undefined> {
  const text = await requestText(request, MAX_BYTES);
  try {
    return textOf(fieldsOf(JSON.parse(text)).rejected);
  } catch {
    return undefined;
  }
}

/** Handles `GET` and `POST <basePath>/session`: returns the access token to pages of this site. */
export function sessionHandler({ clientId }: ServerParts, open: Open): Handler {
  const tell = async ({ client }: OpenedClient<object>, rejected: string | undefined) => {
    const { auth, session } = client;
    const isNew = session.role === "none";
    if (rejected !== undefined) await auth.recover({ headers: { Authorization: rejected } });
    await auth.getAuthHeaders();
    const { accessToken, refreshToken } = auth.getTokens();
    const answer = json(200, {
      clientId,
      role: refreshToken.role,
      ...(auth.sessionVersion > 0 && { sessionVersion: auth.sessionVersion }),
      ...(isNew && { isNew }),
      accessToken,
    });
    return session.applyTo(answer);
  };
  return async (request) => {
    const posted = request.method === "POST";
    if (!posted && request.method !== "GET") return notAllowed(request, "GET, POST");
    const opened = await open(request);
    if (!isSameOrigin(request, opened.origin, !posted)) {
      return problem(request, 403, "CROSS_ORIGIN", CROSS_ORIGIN);
    }
    try {
      const rejected = posted ? await rejectedIn(request) : undefined;
      if (posted && rejected === undefined) {
        return problem(
          request,
          400,
          "INVALID_BODY",
          'Send a JSON body: { "rejected": "<access token>" }.',
        );
      }
      return await tell(opened, rejected);
    } catch (error) {
      return failedIn(opened.client.session, request, error);
    }
  };
}
