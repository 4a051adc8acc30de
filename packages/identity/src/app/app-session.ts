import {
  type Clock,
  createTokenManager,
  type KeyValueStore,
  type TokenGrants,
  type TokenManager,
} from "@portico/core/internal";
import { sha256 } from "../oauth/sha256.js";
import type { AppTarget, AppTokenGrants } from "./app-grants.js";

export interface AppSession {
  readonly manager: TokenManager;
  getRefreshToken(): string;
}

/**
 * Returns a key that differs for every app, installation and initial token, so that calls never use
 * another site's tokens. Its hash does not reveal the tokens.
 */
export async function sessionKey(appId: string, target: AppTarget): Promise<string> {
  const { refreshToken, instanceId, accessToken } = target;
  // tokens for an installation do not depend on the caller's access token
  const keyParts = [
    appId,
    instanceId || "",
    refreshToken || "",
    (!instanceId && accessToken) || "",
  ];
  return `portico.app.${(await sha256(JSON.stringify(keyParts))).slice(0, 22)}`;
}

export async function openSession(options: {
  appId: string;
  target: AppTarget;
  grants: AppTokenGrants;
  clock: () => Clock;
  storage: KeyValueStore | undefined;
}): Promise<AppSession> {
  const { appId, target, grants, clock, storage } = options;
  const key = await sessionKey(appId, target);
  const getRefreshToken = (): string => {
    const tokens = manager.peek();
    return tokens.refreshToken.value || (!tokens.accessToken.value && target.refreshToken) || "";
  };
  const startFromRefreshToken: TokenGrants["start"] = async (grantOptions) => {
    try {
      return await grants.renew({ value: getRefreshToken(), role: "none" }, grantOptions);
    } catch (error) {
      if (grants.start) return grants.start(grantOptions);
      throw error;
    }
  };
  const manager: TokenManager = createTokenManager({
    grants: {
      renew: grants.renew,
      // do not pass the initial refresh token to the manager, because tokens that the storage
      // returns later must take precedence
      get start() {
        return getRefreshToken() && !manager.peek().refreshToken.value
          ? startFromRefreshToken
          : grants.start;
      },
    },
    clock,
    key,
    storage,
  });
  await manager.settled();
  return { manager, getRefreshToken };
}
