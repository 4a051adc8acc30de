import {
  asFields,
  type Environment,
  type GrantOptions,
  HttpError,
  isApplicationError,
  isPorticoError,
  isTokenRejection,
  nonEmptyText,
  type PorticoError,
  type PostOptions,
  postJson,
  SystemError,
  type TokenGrants,
  type TokenRole,
  type Tokens,
  tokensFromResponse,
} from "@portico/core/internal";

/** In milliseconds. */
const RETRY_DELAY = 500;

const FAILURE_MESSAGE = "Failed to fetch tokens from OAuth API";

/** Masks long words, because they may be tokens. Returns undefined if the text quotes a secret. */
function safeDescription(
  text: unknown,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  // Ids and grant types are not secret.
  const { clientId, client_id, grantType, grant_type, ...secrets } = payload;
  const quotesSecret = Object.values(secrets).some(
    (value) => value && nonEmptyText(text)?.includes(`${value}`),
  );
  return quotesSecret
    ? undefined
    : nonEmptyText(text)
        ?.slice(0, 300)
        .replace(/[^\s"']{40,}/g, "…");
}

const docsAnchor = ({ docs }: PorticoError) => docs.replace(/.*#/, "");

/**
 * Replaces a code from a proxy's reason phrase, such as "401 Invalid Token", with the status,
 * because the code must not end a session.
 */
function errorCodeOf(error: PorticoError): string {
  const { code, status, details } = error;
  const serviceCode = nonEmptyText(asFields(details.applicationError?.data).error);
  if (serviceCode !== undefined) return serviceCode;
  return !isApplicationError(error) && isTokenRejection(error) ? `HTTP_${status}` : code;
}

export async function fetchTokens(
  environment: Environment,
  payload: Readonly<Record<string, unknown>>,
  options: PostOptions & { path?: string } = {},
): Promise<Record<string, unknown>> {
  const { path = "/oauth2/token", ...rest } = options;
  try {
    // retrying is safe, because the service either returns new tokens or rejects the grant
    return await postJson(environment, path, payload, { read: true, ...rest });
  } catch (error) {
    if (!isPorticoError(error)) throw error;
    const { status, statusText, requestId, request, message } = error;
    const data = asFields(error.details.applicationError?.data);
    const code = errorCodeOf(error);
    if (status === undefined) {
      const { reason = message, retryable, cause } = error;
      const suffix = request ? ` (${request})` : "";
      const errorOptions = { code, reason, request, retryable, cause };
      throw new SystemError(`${FAILURE_MESSAGE}: ${reason}${suffix}`, errorOptions);
    }
    // errors never contain the whole response, because it may contain tokens
    const isUnreadable = status < 300;
    const summary = (!isUnreadable && statusText) || (error.reason ?? message);
    const isRejected = status >= 400 && status < 500;
    // If there is no description, the service repeats the error code in `error_description`.
    const hasDescription = isRejected && data.error_description !== data.error;
    const description = hasDescription
      ? safeDescription(data.error_description, payload)
      : undefined;
    throw new (isRejected ? HttpError : SystemError)(
      `${FAILURE_MESSAGE}: ${summary}${requestId ? `. request id: ${requestId}` : ""}`,
      {
        code,
        status,
        statusText,
        reason: description ?? summary,
        requestId,
        request,
        retryable: error.retryable || isUnreadable,
        help:
          description &&
          `The platform reported: "${description}". Check that the client id "${payload.clientId ?? payload.client_id}" is correct. For a login, also check \`code\` and \`redirectUri\`.`,
        anchor: /^(invalid_(client|grant)|unauthorized_client)$/.test(code)
          ? code
          : isRejected
            ? "invalid_request"
            : docsAnchor(error),
      },
    );
  }
}

export async function requestGrantedTokens(
  environment: Environment,
  grant: Readonly<Record<string, unknown>>,
  role: TokenRole,
  options: PostOptions,
  previousRefreshToken?: string,
): Promise<Tokens> {
  const response = await fetchTokens(environment, grant, options);
  return tokensFromResponse(response, role, environment.clock.now(), previousRefreshToken);
}

export function sessionGrants(
  environment: () => Environment,
  clientId: string,
  headers: Readonly<Record<string, string>>,
): Required<TokenGrants> {
  const requestTokens = async (
    payload: Readonly<Record<string, unknown>>,
    role: TokenRole,
    options: GrantOptions,
    previousRefreshToken?: string,
  ): Promise<Tokens> => {
    const maxRetries = environment().retry.limit ?? options.retries;
    for (let retries = Math.min(options.retries, maxRetries); ; retries--) {
      try {
        return await requestGrantedTokens(
          environment(),
          { clientId, ...payload },
          role,
          { headers, ...options, retries },
          previousRefreshToken,
        );
      } catch (error) {
        // a retry may succeed if the response was truncated or came from a proxy
        const isUnreadable = isPorticoError(error) && error.code === "BAD_PAYLOAD";
        if (!isUnreadable || retries <= 0) throw error;
        await environment().clock.sleep(RETRY_DELAY, options.signal);
      }
    }
  };
  return {
    start: (options) => requestTokens({ grantType: "anonymous" }, "visitor", options),
    renew: ({ value, role }, options) =>
      requestTokens({ grantType: "refresh_token", refreshToken: value }, role, options, value),
  };
}
