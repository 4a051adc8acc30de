import {
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from "jose";
import { toBase64Url } from "./base64url.js";

interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
  readonly pem: string;
}

// Making an RSA key takes longer than everything else here, so a process makes one and keeps it.
let made: Promise<SigningKey> | undefined;

async function make(): Promise<SigningKey> {
  return await keyOf((await generateKeyPair("RS256", { extractable: true })).privateKey);
}

async function keyOf(privateKey: CryptoKey): Promise<SigningKey> {
  const { kty, n, e } = await exportJWK(privateKey);
  const jwk = { kty, n, e, alg: "RS256", use: "sig", kid: "portico" };
  const publicKey = await importJWK(jwk, "RS256");
  return { privateKey, jwk, pem: await exportSPKI(publicKey as CryptoKey) };
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

/** The private key as PEM, for who wants to sign with the same one another time. */
export async function privatePem(): Promise<string> {
  return await exportPKCS8((await key()).privateKey);
}

/**
 * Signs with a key that there is, all that this process signs from now on.
 *
 * @param pem a private RSA key in PKCS #8
 * @throws when it is none; the key is then as before
 */
export async function signWith(pem: string): Promise<void> {
  const given = await keyOf(await importPKCS8(pem, "RS256", { extractable: true }));
  made = Promise.resolve(given);
}

/** When claims are made, for whom, and how long they hold. Times are in seconds. */
interface ClaimTimes {
  readonly issuer: string;
  readonly audience?: string;
  readonly issued: number;
  readonly expires: number;
}

const HEADER = /* @__PURE__ */ toBase64Url(
  JSON.stringify({ alg: "RS256", kid: "portico", typ: "JWT" }),
);

/** Claims as the first two parts of a JWT. */
export function unsigned(claims: Record<string, unknown>, at: ClaimTimes): string {
  const { issuer: iss, audience: aud, issued: iat, expires: exp } = at;
  return `${HEADER}.${toBase64Url(JSON.stringify({ ...claims, iss, iat, exp, aud }))}`;
}

/** The third part of a JWT: the signature of the others. */
export async function signatureOf(text: string): Promise<string> {
  const { privateKey } = await key();
  const bytes = new TextEncoder().encode(text);
  const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", privateKey, bytes);
  return toBase64Url(new Uint8Array(signature));
}

/** Signs claims. */
export async function sign(claims: Record<string, unknown>, at: ClaimTimes): Promise<string> {
  const text = unsigned(claims, at);
  return `${text}.${await signatureOf(text)}`;
}
