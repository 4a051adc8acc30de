import {
  type AccessToken,
  asFields,
  type Environment,
  type Fields,
  nonEmptyText,
  PorticoError,
  SystemError,
  type TokenRole,
  tokensOf,
  within,
} from "@portico/core/internal";

export interface SessionResponse {
  readonly clientId: string;
  readonly role: TokenRole;
  readonly sessionVersion: number;
  readonly isNew: boolean;
  readonly accessToken: AccessToken;
}

export interface SessionEndpoint {
  requestSession(rejectedToken?: string): Promise<SessionResponse>;
  /** Returns the URL to open after the logout. */
  logout(returnTo: string): Promise<string>;
}

function unavailableError(path: string, cause: unknown, status?: number): SystemError {
  const reason = status === undefined ? "no response" : `status ${status}`;
  return new SystemError(
    `Cannot get the session from ${path} (${reason}). The session has not ended: try again`,
    { code: "SESSION_UNAVAILABLE", status, retryable: true, cause },
  );
}

function unexpectedResponseError(path: string, status: number): PorticoError {
  return new PorticoError(
    `${path} does not respond like a sessionServer (status ${status}): check that it is served there and has the same basePath`,
    { code: "NO_SESSION_SERVER", status },
  );
}

async function readBody(response: Response): Promise<Fields> {
  try {
    return asFields(await response.json());
  } catch {
    return {};
  }
}

export function sessionEndpoint(
  basePath: string,
  environment: () => Environment,
  fetch: typeof globalThis.fetch | undefined,
): SessionEndpoint {
  const send = async (path: string, init: RequestInit): Promise<Fields> => {
    const { clock, timeout, totalTimeout } = environment();
    const controller = new AbortController();
    const request = async () => {
      const response = await (fetch ?? globalThis.fetch)(path, {
        ...init,
        headers: { Accept: "application/json", ...init.headers },
        credentials: "same-origin",
        cache: "no-store",
        signal: controller.signal,
      });
      return { response, body: await readBody(response) };
    };
    let result: Awaited<ReturnType<typeof request>>;
    try {
      result = await within(
        clock,
        Math.min(timeout, totalTimeout),
        request(),
        () => new Error("The request timed out"),
      );
    } catch (cause) {
      controller.abort();
      throw unavailableError(path, cause);
    }
    const { response, body } = result;
    const { status } = response;
    if (response.ok) return body;
    if (status >= 500 || status === 429) throw unavailableError(path, undefined, status);
    const [code, message] = [nonEmptyText(body.code), nonEmptyText(body.message)];
    throw code && message
      ? new PorticoError(message, { code, status })
      : unexpectedResponseError(path, status);
  };

  return {
    async requestSession(rejectedToken) {
      if (!fetch && typeof location === "undefined") {
        throw new PorticoError(
          "The session belongs to the browser: on the server, use the client from createServerClient",
          { code: "NO_BROWSER" },
        );
      }
      const path = `${basePath}/session`;
      const init =
        rejectedToken === undefined
          ? { method: "GET" }
          : {
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ rejected: rejectedToken }),
            };
      const { clientId, role, sessionVersion, isNew, accessToken } = await send(path, init);
      const { accessToken: token } = tokensOf({ accessToken });
      if ((role !== "visitor" && role !== "member") || !nonEmptyText(clientId) || !token.value) {
        throw unexpectedResponseError(path, 200);
      }
      return {
        clientId: String(clientId),
        role,
        sessionVersion: Number.isSafeInteger(sessionVersion) ? Number(sessionVersion) : 0,
        isNew: isNew === true,
        accessToken: token,
      };
    },
    async logout(returnTo) {
      const path = `${basePath}/logout`;
      const body = await send(`${path}?returnTo=${encodeURIComponent(returnTo)}`, {
        method: "POST",
      });
      const logoutUrl = nonEmptyText(body.logoutUrl);
      if (!logoutUrl) throw unexpectedResponseError(path, 200);
      return logoutUrl;
    },
  };
}
