import type { Clock } from "../../time/clock.js";
import { within } from "../../time/within.js";
import type { MaybePromise } from "../model/key-value-store.js";
import type { Tokens } from "../model/token.js";
import type { WebLocks } from "./tab-lock.js";

/**
 * Milliseconds to wait for a store update. This time is short because a page that holds a lock is
 * not eligible for the back/forward cache.
 */
const MAX_LAG = 1_000;

/** Milliseconds. */
const POLL_INTERVAL = 10;

export interface TabHandover {
  announce(tokens: Tokens): Promise<void>;
  /** Waits briefly for the store to have the most recently announced tokens. */
  awaitAnnounced(read: () => MaybePromise<Tokens>): Promise<Tokens>;
}

/** Returns a fingerprint that distinguishes tokens without revealing them. */
function fingerprintOf({ accessToken }: Tokens): string {
  let hash = 0;
  for (const character of accessToken.value) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return `#${hash.toString(36)}`;
}

/**
 * Lets a tab that receives the session's lock wait for the tokens of the previous holder.
 *
 * A Web Lock passes between tabs immediately, but each browser process has a copy of localStorage
 * that is updated with a delay. A tab with an old copy would send a refresh token that was already
 * used. To prevent this, the holder acquires a second lock. Its name contains a fingerprint of the
 * new tokens, and all tabs see it immediately.
 */
export function tabHandover(
  name: string,
  locks: () => WebLocks | null | undefined,
  clock: () => Clock,
): TabHandover {
  const prefix = `${name}#`;
  const waitBriefly = <T>(promise: Promise<T>) =>
    within(clock(), MAX_LAG, promise, () => MAX_LAG).catch(() => undefined);
  return {
    async announce(tokens) {
      const webLocks = locks();
      if (!webLocks?.query) return;
      const announcement = `${prefix}${clock().now()}${fingerprintOf(tokens)}`;
      await waitBriefly(
        new Promise<void>((resolve, reject) => {
          const onGranted = () => {
            resolve();
            return clock().sleep(MAX_LAG);
          };
          webLocks.request(announcement, { mode: "shared" }, onGranted).catch(reject);
        }),
      );
    },

    async awaitAnnounced(read) {
      let tokens = await read();
      const webLocks = locks();
      if (!webLocks?.query) return tokens;
      const snapshot = await waitBriefly((async () => webLocks.query?.())());
      // Sorting the names also sorts them by time, because all timestamps have the same length.
      const newestAnnouncement = snapshot?.held
        ?.map(({ name = "" }) => name)
        .filter((lockName) => lockName.startsWith(prefix))
        .sort()
        .at(-1);
      const isStoreOutdated = () =>
        newestAnnouncement && !newestAnnouncement.endsWith(fingerprintOf(tokens));
      for (let waited = 0; isStoreOutdated() && waited < MAX_LAG; waited += POLL_INTERVAL) {
        await clock().sleep(POLL_INTERVAL);
        tokens = await read();
      }
      return tokens;
    },
  };
}
