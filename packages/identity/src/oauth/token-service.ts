import {
  type Environment,
  fieldsOf,
  type GrantOptions,
  HttpError,
  isApplicationError,
  isPorticoError,
  isRefusal,
  type PorticoError,
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
 * Returns the token service's description of an error, unless it quotes a value of the request. Long words may be
 * tokens and are removed.
 */
function description(
  text: unknown,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  // the names of the app's grants differ
  const { clientId, client_id, grantType, grant_type, ...secrets } = payload;
  const quoted = Object.values(secrets).some(
    (value) => value && textOf(text)?.includes(`${value}`),
  );
  return quoted
    ? undefined
    : textOf(text)
        ?.slice(0, 300)
        .replace(/[^\s"']{40,}/g, "…");
}

/** Returns the anchor of an error's documentation. */
const anchorOf = ({ docs }: PorticoError) => docs.replace(/.*#/, "");

/**
 * Returns the token service's error code. Any proxy can send a reason phrase such as "403 Invalid Token", so it must
 * not look like a code that ends a session.
 */
function codeOf(error: PorticoError): string {
  const { code, status, details } = error;
  const named = textOf(fieldsOf(details.applicationError?.data).error);
  if (named !== undefined) return named;
  return !isApplicationError(error) && isRefusal(error) ? `HTTP_${status}` : code;
}

/**
 * Sends a request to the token service (`POST /oauth2/token`).
 *
 * @param environment - of the client
 * @param payload - the grant
 * @param options - headers, retries, signal; `path`: another token endpoint
 * @returns the body of the response
 * @throws HttpError or SystemError - 'Failed to fetch tokens from OAuth API: …' with status text and request id, or
 *   with the network error; `code` is the code of the service ("invalid_grant"), if any
 */
export async function fetchTokens(
  environment: Environment,
  payload: Readonly<Record<string, unknown>>,
  options: PostOptions & { path?: string } = {},
): Promise<Record<string, unknown>> {
  const { path = "/oauth2/token", ...rest } = options;
  try {
    // retrying a grant is safe: the service returns other tokens or rejects it
    const { body } = await postJson(environment, path, payload, { read: true, ...rest });
    return body as Record<string, unknown>;
  } catch (error) {
    if (!isPorticoError(error)) throw error;
    const { status, statusText, requestId, request, message } = error;
    const data = fieldsOf(error.details.applicationError?.data);
    const code = codeOf(error);
    if (status === undefined) {
      const { reason = message, retryable, cause } = error;
      const where = request ? ` (${request})` : "";
      const known = { code, reason, request, retryable, cause };
      throw new SystemError(`${FAILED}: ${reason}${where}`, known);
    }
    // errors never contain the response, because it may contain tokens
    const unread = status < 300;
    const what = (!unread && statusText) || (error.reason ?? message);
    const rejected = status >= 400 && status < 500;
    // without a description, the service repeats the error code
    const described = rejected && data.error_description !== data.error;
    const told = described ? description(data.error_description, payload) : undefined;
    throw new (rejected ? HttpError : SystemError)(
      `${FAILED}: ${what}${requestId ? `. request id: ${requestId}` : ""}`,
      {
        code,
        status,
        statusText,
        reason: told ?? what,
        requestId,
        request,
        retryable: error.retryable || unread,
        help:
          told &&
          `The platform reported: "${told}". Check the client id ${payload.clientId ?? payload.client_id}, and for a login its code and redirectUri.`,
        anchor: /^(invalid_(client|grant)|unauthorized_client)$/.test(code)
          ? code
          : rejected
            ? "invalid_request"
            : anchorOf(error),
      },
    );
  }
}

/** Returns the tokens of a grant. `previous`: the refresh token that it uses. */
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
 * Creates the grants of a visitor or member session.
 *
 * @param environment - of the client, read at each use
 * @param clientId - id of the OAuth client
 * @param headers - headers of every token request
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
    const most = environment().retries ?? options.retries;
    for (let retries = Math.min(options.retries, most); ; retries--) {
      try {
        return await grantedTokens(
          environment(),
          { clientId, ...payload },
          role,
          { headers, ...options, retries },
          previous,
        );
      } catch (error) {
        // treat a truncated or foreign response like a missing one and retry
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
