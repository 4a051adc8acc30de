import {
  type Environment,
  isPorticoError,
  postJson,
  SystemError,
  type TokenGrants,
  type TokenManager,
} from "@portico/core/internal";

/** What the parts of a strategy have in common. */
export interface Platform {
  readonly clientId: string;
  readonly manager: TokenManager;
  readonly grants: Required<TokenGrants>;
  /** Headers of token requests. */
  readonly tokenHeaders: Readonly<Record<string, string>>;
  environment(): Environment;
}

/**
 * Calls the platform as the session's owner. A 401 renews the token once and repeats the call.
 *
 * @param platform - of the strategy
 * @param path - on the API host
 * @param body - sent as JSON
 * @param authorize - makes the Authorization header of the access token
 */
export async function post(
  platform: Platform,
  path: string,
  body: unknown,
  authorize = (accessToken: string) => accessToken,
): Promise<Record<string, unknown>> {
  const { manager } = platform;
  const attempt = async (accessToken: string) => {
    const headers = { Authorization: authorize(accessToken) };
    try {
      const { body: answer } = await postJson(platform.environment(), path, body, { headers });
      return answer as Record<string, unknown>;
    } catch (error) {
      throw withoutAnswer(error);
    }
  };
  const { value } = (await manager.get()).accessToken;
  try {
    return await attempt(value);
  } catch (error) {
    // The login's own refusals (a wrong password) are numbered: they are not about the token.
    const refused = isPorticoError(error) && error.status === 401 && !/^-\d+$/.test(error.code);
    if (!refused || !(await manager.recover(value))) throw error;
    return attempt((await manager.get()).accessToken.value);
  }
}

/**
 * The error of an answer that is not the platform's own quotes it: half an answer may hold a session
 * token, a gateway's page what was sent to it.
 */
export function withoutAnswer(error: unknown): unknown {
  if (!isPorticoError(error)) return error;
  const { code, status, requestId, retryable } = error;
  const page = (status ?? 0) >= 500 && /<[a-z!]/i.test(error.message);
  if (!page && code !== "BAD_PAYLOAD") return error;
  const reason = page ? `a page of status ${status}` : "the answer cannot be read";
  return new SystemError(`System error occurred: ${reason}`, {
    code,
    status,
    requestId,
    retryable,
  });
}
