import {
  type Clock,
  createTokenManager,
  emptyTokens,
  type KeyValueStore,
  type TokenGrants,
  type TokenManager,
  type Tokens,
} from "@portico/core/internal";
import { sha256 } from "../oauth/pkce.js";
import type { AppPlace } from "./app-grants.js";

/** An app's session in one place. */
export interface AppSession {
  readonly manager: TokenManager;
  /** Its tokens as they are; where it has none, it begins with the refresh token that was given. */
  begin(): Tokens;
}

/**
 * The name that an app's session is kept under: another one for every app, installation and token
 * that it begins with, so that no site's calls go out with another one's tokens. Nothing of a token
 * can be told from it.
 */
export async function sessionKey(appId: string, place: AppPlace): Promise<string> {
  const { refreshToken, instanceId, accessToken } = place;
  // What is asked for as an installation is the same whoever the caller is.
  const owner = [appId, instanceId || "", refreshToken || "", (!instanceId && accessToken) || ""];
  return `portico.app.${(await sha256(JSON.stringify(owner))).slice(0, 22)}`;
}

/**
 * Opens an app's session in one place. It begins with the refresh token that was given, unless one
 * that was renewed since is stored.
 *
 * @param options - the place, how to get tokens, where they are kept
 */
export async function openSession(options: {
  appId: string;
  place: AppPlace;
  grants: TokenGrants;
  clock: () => Clock;
  storage: KeyValueStore | undefined;
}): Promise<AppSession> {
  const { appId, place, grants, clock, storage } = options;
  const key = await sessionKey(appId, place);
  const manager = createTokenManager({ grants, clock, key, storage });
  await manager.settled();
  return {
    manager,
    begin() {
      const held = manager.peek();
      const { refreshToken: value } = place;
      if (!value || held.refreshToken.value || held.accessToken.value) return held;
      const begun: Tokens = { ...emptyTokens(), refreshToken: { value, role: "none" } };
      manager.set(begun);
      return begun;
    },
  };
}
