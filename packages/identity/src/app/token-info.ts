import { type Environment, PorticoError, postJson } from "@portico/core/internal";

/** A token's owner and expiry, as the token service reports them. */
export interface TokenInfo {
  /** Whether the token is valid. */
  active: boolean;
  subjectType: "APP" | "USER" | "MEMBER" | "VISITOR" | "UNKNOWN" | (string & {});
  /** Id of the app, user, member or visitor. */
  subjectId: string;
  /** Expiry in seconds since the Unix epoch. */
  exp?: number;
  /** Time of issue in seconds since the Unix epoch. */
  iat?: number;
  clientId?: string;
  siteId?: string;
  instanceId?: string;
  accountId?: string;
}

export async function fetchTokenInfo(environment: Environment, token: string): Promise<TokenInfo> {
  const body = await postJson(environment, "/oauth2/token-info", { token }, { read: true });
  const info = body as unknown as TokenInfo;
  // The service may return the seconds as a string.
  const toNumber = (value: unknown) => (value === undefined ? undefined : Number(value));
  return { ...info, exp: toNumber(info.exp), iat: toNumber(info.iat) };
}

export const foreignTokenError = (appId: string) =>
  new PorticoError(`Invalid access token. The token is not issued for the app with ID "${appId}"`, {
    code: "FOREIGN_TOKEN",
  });

export const missingInstanceError = () =>
  new PorticoError("Unexpected token info. The token does not contain instance ID", {
    code: "BAD_PAYLOAD",
  });
