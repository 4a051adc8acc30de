import { PorticoError } from "@portico/core";
import type { OAuthStrategy, ServerSessionStrategy } from "@portico/identity";
import { useEffect } from "react";
import { useClient } from "../provider/provider.js";

/** A strategy that somebody can log in and out with. */
export type SessionAuth = OAuthStrategy | ServerSessionStrategy;

/** Whether the session is kept by the page's server, which logs in and out. */
export const isOnServer = (auth: SessionAuth): auth is ServerSessionStrategy => !("signIn" in auth);

const noSession = (message: string) => new PorticoError(message, { code: "NO_SESSION" });

/** The session of the provider's client; throws where its strategy has none. */
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

/** The session of the provider's client where it is the page's own; throws for any other. */
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

/** Calls `restored` when the back button brings the page back as it was left. */
export function usePageRestored(restored: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [restored]);
}
