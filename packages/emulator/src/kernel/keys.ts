import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from "jose";

interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
  readonly pem: string;
}

// Making an RSA key takes longer than everything else here, so a process makes one and keeps it.
let made: Promise<SigningKey> | undefined;

async function make(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return {
    privateKey,
    jwk: { ...jwk, alg: "RS256", use: "sig", kid: "portico" },
    pem: await exportSPKI(publicKey),
  };
}

function key(): Promise<SigningKey> {
  made ??= make();
  return made;
}

/** The public key, as the platform's key set has it. */
export async function publicJwk(): Promise<JWK> {
  return (await key()).jwk;
}

/** The public key as PEM, for checking webhooks. */
export async function publicPem(): Promise<string> {
  return (await key()).pem;
}

/** Signs claims. Times are in seconds. */
export async function sign(
  claims: Record<string, unknown>,
  at: {
    readonly issuer: string;
    readonly audience?: string;
    readonly issued: number;
    readonly expires: number;
  },
): Promise<string> {
  const { privateKey } = await key();
  const jwt = new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: "portico", typ: "JWT" })
    .setIssuer(at.issuer)
    .setIssuedAt(at.issued)
    .setExpirationTime(at.expires);
  if (at.audience !== undefined) jwt.setAudience(at.audience);
  return await jwt.sign(privateKey);
}
