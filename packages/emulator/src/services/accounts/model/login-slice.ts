import type { Session } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { topic } from "../../../kernel/topic.js";
import { collection } from "../../../store/collection.js";
import { freeze, shallowCopy } from "../../../store/freeze.js";

const emptyIdentityData = () => ({
  accessTokens: new Map<string, AccessToken>(),
  refreshTokens: new Map<string, RefreshToken>(),
  loginSessions: new Map<string, LoginSession>(),
  pendingSteps: new Map<string, PendingStep>(),
  codes: new Map<string, AuthorizationCode>(),
  installs: new Map<string, AppInstall>(),
});

type IdentityData = ReturnType<typeof emptyIdentityData>;

export const identitySlice: Slice<IdentityData, Seed, "identity"> = {
  name: "identity",
  slice: emptyIdentityData,
  copy: shallowCopy,
};

export const pendingSteps = collection<PendingStep, Context>({
  items: ({ store }) => store(identitySlice).pendingSteps,
});

/** Expired entries are retained because a test may move the clock back. */
const RETENTION_SECONDS = 24 * 3600;

type ExpiringKind = Exclude<keyof IdentityData, "refreshTokens">;
type Entry<Kind extends ExpiringKind> = IdentityData[Kind] extends Map<string, infer T> ? T : never;

/** Also deletes entries that expired long ago. The lifetime is in seconds. */
export function putExpiring<Kind extends ExpiringKind>(
  { store, changes, now }: Pick<Context, "store" | "changes" | "now">,
  kind: Kind,
  key: string,
  entry: Omit<Entry<Kind>, "expiresAt">,
  lifetime: number,
): void {
  const entries: ReadonlyMap<string, { readonly expiresAt: number }> = store(identitySlice)[kind];
  changes.prune(entries, ({ expiresAt }) => (expiresAt + RETENTION_SECONDS) * 1000 < now);
  changes.put(entries, key, freeze({ ...entry, expiresAt: Math.floor(now / 1000) + lifetime }));
}

export const isExpired = (entry: { readonly expiresAt: number }, now: number): boolean =>
  entry.expiresAt * 1000 <= now;

export function revokeTokens(
  { store, changes }: Pick<Context, "store" | "changes">,
  matches: (session: Session) => boolean,
): void {
  const { accessTokens, refreshTokens } = store(identitySlice);
  for (const tokens of [accessTokens as ReadonlyMap<string, RefreshToken>, refreshTokens]) {
    for (const [key, token] of tokens) {
      if (matches(token.session)) changes.put(tokens, key, freeze({ ...token, revoked: true }));
    }
  }
}

export function endLogins(
  { store, changes }: Pick<Context, "store" | "changes">,
  memberId: string,
): void {
  const { loginSessions } = store(identitySlice);
  for (const [token, login] of loginSessions) {
    if (login.memberId === memberId) changes.drop(loginSessions, token);
  }
}

/** Times are in seconds since 1970. */
export interface RefreshToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly revoked: boolean;
}

export interface AccessToken extends RefreshToken {
  readonly expiresAt: number;
  /** Last part of the token. The token is invalid until the signature is set. */
  readonly signature?: string;
}

export interface PendingStep {
  readonly kind:
    | "verify-email"
    | "verify-address"
    | "factor"
    | "recovery"
    | "activation"
    | "approval";
  /** The member's id, or the email address if it does not belong to an account yet. */
  readonly memberId: string;
  readonly code: string;
  readonly expiresAt: number;
  readonly factorType?: string;
  readonly approved?: boolean;
  readonly attempts: number;
  readonly used: boolean;
}

export interface LoginSession {
  readonly memberId: string;
  readonly expiresAt: number;
}

export interface AuthorizationCode {
  readonly clientId: string;
  readonly redirectUri?: string;
  readonly codeChallenge?: string;
  readonly memberId: string;
  readonly visitorId: string;
  readonly expiresAt: number;
  readonly used: boolean;
}

export interface AppInstall {
  readonly appId: string;
  readonly instanceId: string;
  readonly expiresAt: number;
  readonly used: boolean;
}

export const visitorLoggedIn = topic<{
  readonly visitorId: string;
  readonly memberId: string;
}>("visitor logged in");
