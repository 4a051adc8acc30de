import { PorticoError } from "@portico/core";
import type { OAuthStrategy } from "@portico/identity";
import { useEffect } from "react";
import { useClient } from "../provider/provider.js";

/** The session of the provider's client; throws where its strategy has none. */
export function useAuth(): OAuthStrategy {
  const { auth } = useClient();
  if (typeof auth !== "object" || auth === null || !("signIn" in auth)) {
    throw new PorticoError("Sessions need a client of OAuthStrategy", { code: "NO_SESSION" });
  }
  return auth as OAuthStrategy;
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
