import { within } from "@portico/core/internal";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { createRedirectSession } from "../redirect/redirect-session.js";
import { hiddenFrame } from "./hidden-frame.js";

const KEY = "wixRedirectSessionLastPreWarm";
const FRESH = 7 * 24 * 60 * 60 * 1000;
const LOAD_TIMEOUT = 30_000;

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

/** Makes the session's bridge to the platform's pages (`POST /v1/redirect-session`). */
export function pageSessions(context: OAuthContext): PageSessions {
  const now = () => context.clock().now();
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
        const { fullUrl } = await createRedirectSession(context, { login: {} });
        await loaded(hiddenFrame(fullUrl), context);
        remember((storage) => storage.setItem(KEY, String(now())));
      } catch (error) {
        console.error("Error during redirect session pre-warm:", error);
      }
    },
  };
}

/** Waits for a frame's page, but not for ever, and removes the frame. */
function loaded(frame: HTMLIFrameElement, { clock }: OAuthContext): Promise<unknown> {
  return within(
    clock(),
    LOAD_TIMEOUT,
    new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })),
    () => new Error(`The page did not load within ${LOAD_TIMEOUT} ms`),
  ).finally(() => frame.remove());
}
