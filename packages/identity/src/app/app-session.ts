import {
  type Clock,
  createTokenManager,
  type KeyValueStore,
  type TokenGrants,
  type TokenManager,
} from "@portico/core/internal";
import { sha256 } from "../oauth/sha256.js";
import type { AppPlace, AppTokenGrants } from "./app-grants.js";

/** An app's session in one place. */
export interface AppSession {
  readonly manager: TokenManager;
  /** The refresh token that it would go on with; "" where there is none. */
  refreshToken(): string;
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
  grants: AppTokenGrants;
  clock: () => Clock;
  storage: KeyValueStore | undefined;
}): Promise<AppSession> {
  const { appId, place, grants, clock, storage } = options;
  const key = await sessionKey(appId, place);
  const refreshToken = (): string => {
    const held = manager.peek();
    return held.refreshToken.value || (!held.accessToken.value && place.refreshToken) || "";
  };
  const begin: TokenGrants["start"] = async (sent) => {
    try {
      return await grants.renew({ value: refreshToken(), role: "none" }, sent);
    } catch (error) {
      if (grants.start) return grants.start(sent);
      throw error;
    }
  };
  const manager: TokenManager = createTokenManager({
    grants: {
      renew: grants.renew,
      // Begun, not set: what a store shows that could not be read until now goes first.
      get start() {
        return refreshToken() && !manager.peek().refreshToken.value ? begin : grants.start;
      },
    },
    clock,
    key,
    storage,
  });
  await manager.settled();
  return { manager, refreshToken };
}
