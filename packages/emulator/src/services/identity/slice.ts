import type { Seed, Slice } from "../../kernel/slice.js";
import type {
  AccessToken,
  AuthorizationCode,
  Install,
  LoginSession,
  PendingStep,
  RefreshToken,
} from "./model.js";

/** What was handed out to prove who somebody is, each by its own text. */
export interface IdentityData {
  readonly accessTokens: Map<string, AccessToken>;
  readonly refreshTokens: Map<string, RefreshToken>;
  readonly loginSessions: Map<string, LoginSession>;
  readonly pendingSteps: Map<string, PendingStep>;
  readonly codes: Map<string, AuthorizationCode>;
  readonly installs: Map<string, Install>;
}

/** The data of logins. */
export const identitySlice: Slice<IdentityData, Seed, "identity"> = {
  name: "identity",
  slice: () => ({
    accessTokens: new Map(),
    refreshTokens: new Map(),
    loginSessions: new Map(),
    pendingSteps: new Map(),
    codes: new Map(),
    installs: new Map(),
  }),
};
