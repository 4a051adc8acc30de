import type { Context } from "../../kernel/context.js";
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

/** How long what has expired is known as such, in seconds: a clock that is moved back a little finds it again. */
const REMEMBERED = 24 * 3600;

/** How many refresh tokens are good at a time: they do not expire, and every new visitor has one. */
const REFRESH_TOKENS = 10_000;

/** Forgets what expired long ago, of a kind that is handed out just now. */
export function forgetOld(
  { store, changes, now }: Pick<Context, "store" | "changes" | "now">,
  kind: Exclude<keyof IdentityData, "refreshTokens">,
): void {
  const collection: ReadonlyMap<string, { readonly expiresAt: number }> =
    store(identitySlice)[kind];
  changes.prune(collection, ({ expiresAt }) => (expiresAt + REMEMBERED) * 1000 < now);
}

/** Forgets the oldest refresh tokens of too many. */
export function boundRefreshTokens({ store, changes }: Pick<Context, "store" | "changes">): void {
  changes.prune(store(identitySlice).refreshTokens, (_, size) => size > REFRESH_TOKENS);
}
