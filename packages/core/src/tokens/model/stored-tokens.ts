import { asFields } from "../../wire/records.js";
import { emptyTokens, type RefreshToken, type TokenRole, type Tokens } from "./token.js";

const ROLES: readonly TokenRole[] = ["none", "visitor", "member"];

/** Returns whether a header can contain the token. Any other value would make every call fail. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]+$/.test(value);
}

function refreshTokenOf(value: unknown): RefreshToken | undefined {
  const { value: token, role } = asFields(value);
  return isToken(token) && ROLES.includes(role as TokenRole)
    ? { value: token, role: role as TokenRole }
    : undefined;
}

/** Omits invalid values, so the worst outcome is a new visitor session. */
export function tokensOf(stored: unknown): Tokens {
  const tokens = emptyTokens();
  try {
    const value = typeof stored === "string" ? JSON.parse(stored) : stored;
    const { accessToken, refreshToken, memberRefreshToken, version } = asFields(value);
    // Later versions set `version` if they change the meaning of these fields.
    if (version !== undefined && version !== 1) return tokens;
    const accessFields = asFields(accessToken);
    if (isToken(accessFields.value)) {
      const expiresAt = Number(accessFields.expiresAt);
      tokens.accessToken = {
        value: accessFields.value,
        expiresAt: Number.isFinite(expiresAt) ? expiresAt : 0,
      };
    }
    tokens.refreshToken = refreshTokenOf(refreshToken) ?? tokens.refreshToken;
    const memberToken = refreshTokenOf(memberRefreshToken);
    if (memberToken) tokens.memberRefreshToken = memberToken;
  } catch {}
  return tokens;
}
