import {
  base64url,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from "jose";

interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
  readonly pem: string;
}

// Generating an RSA key is slow, so each process generates at most one.
let cachedKey: Promise<SigningKey> | undefined;

async function signingKeyFrom(privateKey: CryptoKey): Promise<SigningKey> {
  const { kty, n, e } = await exportJWK(privateKey);
  const jwk = { kty, n, e, alg: "RS256", use: "sig", kid: "portico" };
  const publicKey = await importJWK(jwk, "RS256");
  return { privateKey, jwk, pem: await exportSPKI(publicKey as CryptoKey) };
}

function currentKey(): Promise<SigningKey> {
  cachedKey ??= generateKeyPair("RS256", { extractable: true }).then((pair) =>
    signingKeyFrom(pair.privateKey),
  );
  return cachedKey;
}

export async function publicJwk(): Promise<JWK> {
  return (await currentKey()).jwk;
}

export async function publicPem(): Promise<string> {
  return (await currentKey()).pem;
}

export async function privatePem(): Promise<string> {
  return await exportPKCS8((await currentKey()).privateKey);
}

/** Sets the key that signs later tokens. If the key is invalid, the previous key stays in use. */
export async function signWith(pem: string): Promise<void> {
  const key = await signingKeyFrom(await importPKCS8(pem, "RS256", { extractable: true }));
  cachedKey = Promise.resolve(key);
}

/** Times are in seconds. */
interface JwtInfo {
  readonly issuer: string;
  readonly audience?: string;
  readonly issued: number;
  readonly expires: number;
}

const HEADER = /* @__PURE__ */ base64url.encode(
  JSON.stringify({ alg: "RS256", kid: "portico", typ: "JWT" }),
);

export function unsignedJwt(claims: Record<string, unknown>, info: JwtInfo): string {
  const { issuer: iss, audience: aud, issued: iat, expires: exp } = info;
  return `${HEADER}.${base64url.encode(JSON.stringify({ ...claims, iss, iat, exp, aud }))}`;
}

export async function signatureOf(text: string): Promise<string> {
  const { privateKey } = await currentKey();
  const bytes = new TextEncoder().encode(text);
  const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", privateKey, bytes);
  return base64url.encode(new Uint8Array(signature));
}

export async function sign(claims: Record<string, unknown>, info: JwtInfo): Promise<string> {
  const text = unsignedJwt(claims, info);
  return `${text}.${await signatureOf(text)}`;
}
