import { within } from "@portico/core/internal";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { createRedirectSession } from "../redirect/redirect-session.js";
import { hiddenFrame } from "./hidden-frame.js";
import { SYNCED_AT } from "./page-sync.js";

const LOAD_TIMEOUT = 30_000;

function updateStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {}
}

export async function visitPages(context: OAuthContext): Promise<void> {
  updateStorage((storage) => storage.removeItem(SYNCED_AT));
  const { fullUrl } = await createRedirectSession(context, { login: {} });
  const frame = hiddenFrame(fullUrl);
  // A page that never loads must not block forever.
  await within(
    context.clock(),
    LOAD_TIMEOUT,
    new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })),
    () => new Error(`The page did not load within ${LOAD_TIMEOUT} ms`),
  ).finally(() => frame.remove());
  updateStorage((storage) => storage.setItem(SYNCED_AT, String(context.clock().now())));
}
