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

export interface RequestContext {
  readonly manager: Pick<TokenManager, "get" | "recover">;
  environment(): Environment;
}

export interface OAuthContext extends RequestContext {
  readonly clientId: string;
  /** Used for logins without a browser. */
  readonly redirectUri?: string;
  readonly manager: TokenManager;
  readonly grants: Required<TokenGrants>;
  readonly tokenHeaders: Readonly<Record<string, string>>;
  clock(): Clock;
}

export async function post(
  context: RequestContext,
  path: string,
  body: unknown,
  authorize = (accessToken: string) => accessToken,
): Promise<Record<string, unknown>> {
  const { manager } = context;
  return withRecovery({
    credentials: async () => (await manager.get()).accessToken.value,
    attempt: (accessToken) => {
      const headers = { Authorization: authorize(accessToken) };
      return postJson(context.environment(), path, body, { headers });
    },
    // Login errors, such as a wrong password, have negative codes. They do not mean that the token
    // was rejected.
    isRejected: (error) => isUnauthorized(error) && !/^-\d+$/.test((error as PorticoError).code),
    recover: (credentials) => manager.recover(credentials),
  });
}
