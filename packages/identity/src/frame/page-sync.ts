import type { OAuthContext } from "../oauth/oauth-context.js";

/** In localStorage: when the session was carried over last. */
export const SYNCED_AT = "wixRedirectSessionLastPreWarm";
const FRESH = 7 * 24 * 60 * 60 * 1000;

/** Carries the session over to the platform's own pages before they are visited. */
export interface PageSessions {
  /** Whether that was done within the last 7 days in this browser. */
  isSessionSynced(): boolean;
  /**
   * Does it unless that was done within the last 7 days. A failure is logged and ignored.
   *
   * @param options - `force`: in any case
   */
  syncToWixPages(options?: { force?: boolean }): Promise<void>;
}

/**
 * Makes the session's bridge to the platform's pages.
 *
 * @param clock - tells when that was done
 * @param visit - visits one of them, unseen, and notes when
 */
export function pageSessions(
  clock: OAuthContext["clock"],
  visit: () => Promise<unknown>,
): PageSessions {
  const isSessionSynced = () => {
    try {
      const age = clock().now() - Number(localStorage.getItem(SYNCED_AT) ?? Number.NaN);
      return age >= 0 && age < FRESH;
    } catch {
      // No storage: nothing is known, so it is done again.
      return false;
    }
  };
  return {
    isSessionSynced,
    async syncToWixPages({ force = false } = {}) {
      if (!force && isSessionSynced()) return;
      try {
        await visit();
      } catch (error) {
        console.error("Error during redirect session pre-warm:", error);
      }
    },
  };
}
