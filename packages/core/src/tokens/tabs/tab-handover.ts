import type { Clock } from "../../time/clock.js";
import { within } from "../../time/within.js";
import type { Later } from "../model/key-value-store.js";
import type { Tokens } from "../model/token.js";
import type { WebLocks } from "./tab-lock.js";

/**
 * How long a tab's copy of the store may lag behind, in milliseconds. Short: a browser does not keep
 * a page for the way back while it holds a lock.
 */
const LAG = 1_000;
const POLL = 10;

/** What the holder of the lock leaves to the next one. */
export interface TabHandover {
  /** Tells which tokens were stored: after a renewal before the lock is given back, after a login or logout. */
  leave(tokens: Tokens): Promise<void>;
  /** Waits until the store shows the tokens that were left last; reads it in any case. */
  take(read: () => Later<Tokens>): Promise<Tokens>;
}

/** Tells tokens apart and gives nothing of them away. */
function fingerprint({ accessToken }: Tokens): string {
  let hash = 0;
  for (const character of accessToken.value) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return `#${hash.toString(36)}`;
}

/**
 * A Web Lock passes from tab to tab at once; localStorage does not: every process of the browser has
 * a copy of its own that follows a moment later. Who renews by an old copy sends a refresh token that
 * has been used. So the holder leaves word of what it stored in the one place that all tabs see
 * alike: the name of a lock.
 *
 * @param name - of the lock that is handed over
 * @param locks - of the browser, where it has them
 * @param clock - measures the wait
 */
export function tabHandover(
  name: string,
  locks: () => WebLocks | null | undefined,
  clock: () => Clock,
): TabHandover {
  const prefix = `${name}#`;
  // A browser that refuses locks, or does not answer, is not waited for.
  const soon = <T>(answer: Promise<T>) =>
    within(clock(), LAG, answer, () => LAG).catch(() => undefined);
  return {
    async leave(tokens) {
      const all = locks();
      if (!all?.query) return;
      const word = `${prefix}${clock().now()}${fingerprint(tokens)}`;
      await soon(
        new Promise<void>((resolve, reject) => {
          const held = () => {
            resolve();
            return clock().sleep(LAG);
          };
          all.request(word, { mode: "shared" }, held).catch(reject);
        }),
      );
    },

    async take(read) {
      let tokens = await read();
      const all = locks();
      if (!all?.query) return tokens;
      const query = await soon((async () => all.query?.())());
      // The times in them are of one length.
      const newest = query?.held
        ?.map(({ name = "" }) => name)
        .filter((word) => word.startsWith(prefix))
        .sort()
        .at(-1);
      const behind = () => newest && !newest.endsWith(fingerprint(tokens));
      for (let waited = 0; behind() && waited < LAG; waited += POLL) {
        await clock().sleep(POLL);
        tokens = await read();
      }
      return tokens;
    },
  };
}
