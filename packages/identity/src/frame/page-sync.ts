import type { OAuthContext } from "../oauth/oauth-context.js";

const KEY = "wixRedirectSessionLastPreWarm";
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
 * @param visit - visits one of them, unseen
 */
export function pageSessions(
  clock: OAuthContext["clock"],
  visit: () => Promise<unknown>,
): PageSessions {
  const now = () => clock().now();
  const isSessionSynced = () => {
    try {
      const age = now() - Number(localStorage.getItem(KEY) ?? Number.NaN);
      return age >= 0 && age < FRESH;
    } catch {
      // No storage: nothing is known, so it is done again.
      return false;
    }
  };
  const remember = (change: (storage: Storage) => void) => {
    try {
      change(localStorage);
    } catch {
      // Done again next time.
    }
  };
  return {
    isSessionSynced,
    async syncToWixPages({ force = false } = {}) {
      if (!force && isSessionSynced()) return;
      remember((storage) => storage.removeItem(KEY));
      try {
        await visit();
        remember((storage) => storage.setItem(KEY, String(now())));
      } catch (error) {
        console.error("Error during redirect session pre-warm:", error);
      }
    },
  };
}
