import { PorticoError } from "@portico/core";
import { asFields } from "@portico/core/internal";
import type { OAuthStrategy, ServerSessionStrategy } from "@portico/identity";
import { useClient } from "../provider/provider.js";

export type SessionAuth = OAuthStrategy | ServerSessionStrategy;

export const isOnServer = (auth: SessionAuth): auth is ServerSessionStrategy => !("signIn" in auth);

const noSessionError = (message: string) => new PorticoError(message, { code: "NO_SESSION" });

export function useSessionAuth(): SessionAuth {
  const { auth } = useClient();
  const fields = asFields(auth);
  if ("signIn" in fields || "initialSnapshot" in fields) return auth as SessionAuth;
  throw noSessionError(
    "This hook or component needs a client with OAuthStrategy or ServerSessionStrategy",
  );
}
export function useAuth(): OAuthStrategy {
  const auth = useSessionAuth();
  if (isOnServer(auth)) {
    throw noSessionError(
      "This hook or component needs a client with OAuthStrategy. With ServerSessionStrategy, use the handlers of " +
        "sessionServer or the client from createServerClient on the server instead",
    );
  }
  return auth;
}

/** Converts a path to an absolute URL, because the platform does not accept paths. */
export function absoluteUrl(address: string): string {
  try {
    return new URL(address, window.location.href).href;
  } catch {
    throw new PorticoError(`${address} is neither a path nor a URL`, { code: "INVALID_ADDRESS" });
  }
}
