import { createClient } from "@portico/core";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { AppStrategy } from "../app/app-strategy.js";

export const now = Date.UTC(2026, 0, 31, 12);
export const clock = { now: () => now, sleep: () => new Promise<void>(() => {}) };

/** Claims of a webhook. Times are in seconds since the Unix epoch. */
export interface Claims {
  issuer?: string;
  audience?: string | string[];
  /** `null` omits the expiry. */
  expires?: number | null;
  notBefore?: number;
  key?: CryptoKey;
}

export async function webhookKit() {
  const keys = await generateKeyPair("RS256", { extractable: true });
  const publicKey = await exportSPKI(keys.publicKey);
  const sign = (data: unknown, claims: Claims = {}): Promise<string> => {
    const jwt = new SignJWT({ data } as never).setProtectedHeader({ alg: "RS256" });
    if (claims.issuer !== undefined) jwt.setIssuer(claims.issuer);
    if (claims.audience !== undefined) jwt.setAudience(claims.audience);
    if (claims.notBefore !== undefined) jwt.setNotBefore(claims.notBefore);
    jwt.setIssuedAt(now / 1000);
    const { expires = now / 1000 + 300 } = claims;
    if (expires !== null) jwt.setExpirationTime(expires);
    return jwt.sign(claims.key ?? keys.privateKey);
  };
  const appClient = (key = publicKey) =>
    createClient({ auth: AppStrategy({ appId: "app", publicKey: key }), clock });
  return { publicKey, sign, appClient };
}

const identity = JSON.stringify({ identityType: "WIX_USER", wixUserId: "user" });

export const webhookClaims = (eventType: string, data: unknown, extraClaims: object = {}) =>
  JSON.stringify({
    eventType,
    instanceId: "instance",
    identity,
    data: JSON.stringify(data),
    ...extraClaims,
  });
