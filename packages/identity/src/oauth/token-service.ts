import {
  type Environment,
  fieldsOf,
  type GrantOptions,
  HttpError,
  isPorticoError,
  type PostOptions,
  postJson,
  SystemError,
  type TokenGrants,
  type TokenRole,
  type Tokens,
  textOf,
  tokensFromAnswer,
  UNREADABLE_DELAY,
} from "@portico/core/internal";

const FAILED = "Failed to fetch tokens from OAuth API";

/**
 * Asks the token service (`POST /oauth2/token`).
 *
 * @param environment - of the client
 * @param payload - the grant
 * @param options - headers, retries, signal; `path`: another token endpoint
 * @returns the body of its answer
 * @throws HttpError or SystemError 'Failed to fetch tokens from OAuth API: …' with the status text
 *   and the request id, or with what the network failed with; `code` is the service's own where it
 *   gave one ("invalid_grant")
 */
export async function fetchTokens(
  environment: Environment,
  payload: Readonly<Record<string, unknown>>,
  options: PostOptions & { path?: string } = {},
): Promise<Record<string, unknown>> {
  const { path = "/oauth2/token", ...rest } = options;
  try {
    // Sending a grant again does no harm: the service answers with other tokens, or refuses.
    const { body } = await postJson(environment, path, payload, { read: true, ...rest });
    return body as Record<string, unknown>;
  } catch (error) {
    if (!isPorticoError(error)) throw error;
    const { status, statusText, requestId, message } = error;
    const code = textOf(fieldsOf(error.details.applicationError?.data).error) ?? error.code;
    if (status === undefined) {
      const { reason = message, retryable, cause } = error;
      throw new SystemError(`${FAILED}: ${reason}`, { code, reason, retryable, cause });
    }
    // Neither the answer's text nor its data: there may be tokens in them.
    const unread = status < 300;
    const reason = unread ? "the answer cannot be read" : (statusText ?? error.reason ?? message);
    throw new (status >= 400 && status < 500 ? HttpError : SystemError)(
      `${FAILED}: ${reason}${requestId ? `. request id: ${requestId}` : ""}`,
      { code, status, statusText, reason, requestId, retryable: error.retryable || unread },
    );
  }
}

/** The tokens of a grant; `previous`: the refresh token that it uses. */
export async function grantedTokens(
  environment: Environment,
  grant: Readonly<Record<string, unknown>>,
  role: TokenRole,
  options: PostOptions,
  previous?: string,
): Promise<Tokens> {
  const answer = await fetchTokens(environment, grant, options);
  return tokensFromAnswer(answer, role, environment.clock.now(), previous);
}

/**
 * The grants of a visitor or member session.
 *
 * @param environment - of the client, looked up at each use
 * @param clientId - the OAuth client
 * @param headers - to send with every token request
 */
export function sessionGrants(
  environment: () => Environment,
  clientId: string,
  headers: Readonly<Record<string, string>>,
): Required<TokenGrants> {
  const ask = async (
    payload: Readonly<Record<string, unknown>>,
    role: TokenRole,
    options: GrantOptions,
    previous?: string,
  ): Promise<Tokens> => {
    for (let { retries } = options; ; retries--) {
      try {
        return await grantedTokens(
          environment(),
          { clientId, ...payload },
          role,
          { headers, ...options, retries },
          previous,
        );
      } catch (error) {
        // Half an answer, or some other server's page: as good as none, which is repeated too.
        const unreadable = isPorticoError(error) && error.code === "BAD_PAYLOAD";
        if (!unreadable || retries <= 0) throw error;
        await environment().clock.sleep(UNREADABLE_DELAY, options.signal);
      }
    }
  };
  return {
    start: (options) => ask({ grantType: "anonymous" }, "visitor", options),
    renew: ({ value, role }, options) =>
      ask({ grantType: "refresh_token", refreshToken: value }, role, options, value),
  };
}
