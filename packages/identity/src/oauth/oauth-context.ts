import {
  type Clock,
  type Environment,
  isUnauthorized,
  type PorticoError,
  postJson,
  type TokenGrants,
  type TokenManager,
  withRecovery,
} from "@portico/core/internal";

/** Whom a call is made as. */
export interface Caller {
  readonly manager: Pick<TokenManager, "get" | "recover">;
  /** To send something with. */
  environment(): Environment;
}

/** What the parts of a strategy have in common. */
export interface OAuthContext extends Caller {
  readonly clientId: string;
  /** Where a login without a page comes back to. */
  readonly redirectUri?: string;
  readonly manager: TokenManager;
  readonly grants: Required<TokenGrants>;
  /** Headers of token requests. */
  readonly tokenHeaders: Readonly<Record<string, string>>;
  clock(): Clock;
}

/**
 * Calls the platform as the session's owner. A 401 renews the token once and repeats the call.
 *
 * @param caller - the strategy's context
 * @param path - on the API host
 * @param body - sent as JSON
 * @param authorize - makes the Authorization header of the access token
 */
export async function post(
  caller: Caller,
  path: string,
  body: unknown,
  authorize = (accessToken: string) => accessToken,
): Promise<Record<string, unknown>> {
  const { manager } = caller;
  return withRecovery({
    credentials: async () => (await manager.get()).accessToken.value,
    attempt: async (accessToken) => {
      const headers = { Authorization: authorize(accessToken) };
      const { body: answer } = await postJson(caller.environment(), path, body, { headers });
      return answer as Record<string, unknown>;
    },
    // The login's own refusals (a wrong password) are numbered: they are not about the token.
    refused: ({ error }) => isUnauthorized(error) && !/^-\d+$/.test((error as PorticoError).code),
    recover: (refused) => manager.recover(refused),
  });
}
