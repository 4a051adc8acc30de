import type { OAuthContext } from "../oauth/oauth-context.js";

/** Key in localStorage for the time of the last transfer. */
export const SYNC_TIME_KEY = "wixRedirectSessionLastPreWarm";
const SYNC_INTERVAL = 7 * 24 * 60 * 60 * 1000;

/** Functions that transfer the session to the platform's pages before you open them. */
export interface PageSessions {
  /** Returns whether this browser transferred the session within the last 7 days. */
  isSessionSynced(): boolean;
  /**
   * Transfers the session, unless it was transferred within the last 7 days. Errors are logged and
   * ignored.
   *
   * @param options - `force: true` always transfers the session
   */
  syncToWixPages(options?: { force?: boolean }): Promise<void>;
}

export function createPageSync(
  clock: OAuthContext["clock"],
  visit: () => Promise<unknown>,
): PageSessions {
  const isSessionSynced = () => {
    try {
      const age = clock().now() - Number(localStorage.getItem(SYNC_TIME_KEY) ?? Number.NaN);
      return age >= 0 && age < SYNC_INTERVAL;
    } catch {
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
