import { asFields } from "@portico/core/internal";
import type { OAuthStrategy } from "@portico/identity";

type SessionAuth = Pick<OAuthStrategy, "getTokens" | "subscribe">;

type ExternalLogin = Pick<OAuthStrategy, "setTokens" | "getMemberTokensForExternalLogin">;

const hasMethods = (auth: unknown, names: readonly string[]) =>
  names.every((name) => typeof asFields(auth)[name] === "function");

export const sessionAuthOf = (auth: unknown): SessionAuth | undefined =>
  hasMethods(auth, ["getTokens", "subscribe"]) ? (auth as SessionAuth) : undefined;

/**
 * Returns the strategy if it can log a member in by id. With `ServerSessionStrategy`, only the
 * server can.
 */
export const externalLoginOf = (auth: unknown): ExternalLogin | undefined =>
  hasMethods(auth, ["setTokens", "getMemberTokensForExternalLogin"])
    ? (auth as ExternalLogin)
    : undefined;
