import { within } from "@portico/core/internal";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { createRedirectSession } from "../redirect/redirect-session.js";
import { hiddenFrame } from "./hidden-frame.js";

const LOAD_TIMEOUT = 30_000;

/** Visits a page of the platform's in a hidden frame, as the session's owner (`POST /v1/redirect-session`). */
export async function visitPages(context: OAuthContext): Promise<void> {
  const { fullUrl } = await createRedirectSession(context, { login: {} });
  const frame = hiddenFrame(fullUrl);
  // not for ever
  await within(
    context.clock(),
    LOAD_TIMEOUT,
    new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })),
    () => new Error(`The page did not load within ${LOAD_TIMEOUT} ms`),
  ).finally(() => frame.remove());
}
