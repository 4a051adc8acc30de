import { within } from "@portico/core/internal";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { createRedirectSession } from "../redirect/redirect-session.js";
import { addHiddenFrame } from "./hidden-frame.js";
import { SYNC_TIME_KEY } from "./page-sync.js";

const LOAD_TIMEOUT = 30_000;

function updateStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {}
}

export async function visitPages(context: OAuthContext): Promise<void> {
  updateStorage((storage) => storage.removeItem(SYNC_TIME_KEY));
  const { fullUrl } = await createRedirectSession(context, { login: {} });
  const frame = addHiddenFrame(fullUrl);
  // A page that never loads must not block the caller forever.
  await within(
    context.clock(),
    LOAD_TIMEOUT,
    new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })),
    () => new Error(`The page did not load within ${LOAD_TIMEOUT} ms`),
  ).finally(() => frame.remove());
  updateStorage((storage) => storage.setItem(SYNC_TIME_KEY, String(context.clock().now())));
}
