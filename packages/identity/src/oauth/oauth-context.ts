import {
  type Clock,
  type Environment,
  isPorticoError,
  postJson,
  type TokenGrants,
  type TokenManager,
} from "@portico/core/internal";

/** What the parts of a strategy have in common. */
export interface OAuthContext {
  readonly clientId: string;
  readonly manager: TokenManager;
  readonly grants: Required<TokenGrants>;
  /** Headers of token requests. */
  readonly tokenHeaders: Readonly<Record<string, string>>;
  /** To send something with. */
  environment(): Environment;
  clock(): Clock;
}

/**
 * Calls the platform as the session's owner. A 401 renews the token once and repeats the call.
 *
 * @param context - of the strategy
 * @param path - on the API host
 * @param body - sent as JSON
 * @param authorize - makes the Authorization header of the access token
 */
export async function post(
  context: OAuthContext,
  path: string,
  body: unknown,
  authorize = (accessToken: string) => accessToken,
): Promise<Record<string, unknown>> {
  const { manager } = context;
  const attempt = async (accessToken: string) => {
    const headers = { Authorization: authorize(accessToken) };
    const { body: answer } = await postJson(context.environment(), path, body, { headers });
    return answer as Record<string, unknown>;
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
