import { PorticoError } from "@portico/core";
import type { OAuthStrategy, ServerSessionStrategy } from "@portico/identity";
import { useClient } from "../provider/provider.js";

export type SessionAuth = OAuthStrategy | ServerSessionStrategy;

/** Returns whether the site's server stores the session. */
export const isOnServer = (auth: SessionAuth): auth is ServerSessionStrategy => !("signIn" in auth);

const noSession = (message: string) => new PorticoError(message, { code: "NO_SESSION" });

/** Returns the strategy of the provider's client. Throws if it has no sessions. */
export function useSessionAuth(): SessionAuth {
  const { auth } = useClient();
  if (
    typeof auth !== "object" ||
    auth === null ||
    !("signIn" in auth || "initialSnapshot" in auth)
  ) {
    throw noSession(
      "This hook or component needs a client with OAuthStrategy or ServerSessionStrategy",
    );
  }
  return auth as SessionAuth;
}

/** Returns the strategy of the provider's client if the browser stores its session. Throws otherwise. */
export function useAuth(): OAuthStrategy {
  const auth = useSessionAuth();
  if (isOnServer(auth)) {
    throw noSession(
      "This hook or component needs a client with OAuthStrategy. With ServerSessionStrategy, use the handlers of " +
        "sessionServer or the client from createServerClient on the server instead",
    );
  }
  return auth;
}

/** Resolves a path to an absolute URL, because the platform accepts no paths. */
export function absoluteUrl(address: string): string {
  try {
    return new URL(address, window.location.href).href;
  } catch {
    throw new PorticoError(`${address} is neither a path nor a URL`, { code: "INVALID_ADDRESS" });
  }
}
