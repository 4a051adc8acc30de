import {
  type Clock,
  isPorticoError,
  PorticoError,
  type SignedSubject,
} from "@portico/core/internal";
import { errors, importSPKI, type JWTPayload, jwtVerify } from "jose";

const ISSUER = "wix.com";

const WEBHOOK_SUBJECT: SignedSubject = { name: "The webhook", code: "WEBHOOK" };

/** Verifies that the platform sent the JWT to this app (RFC 7519). */
export async function verifyJwt(
  jwt: string,
  app: { appId: string; publicKey: string | undefined },
  clock: Clock,
  subject: SignedSubject = WEBHOOK_SUBJECT,
): Promise<JWTPayload> {
  const claimError = (reason: string) =>
    new PorticoError(`${subject.name} was rejected: ${reason}`, { code: `${subject.code}_CLAIMS` });
  let payload: JWTPayload;
  try {
    const key = await importPublicKey(app.publicKey);
    const currentDate = new Date(clock.now());
    // A webhook without an expiry could be recorded and replayed forever.
    const requiredClaims = ["exp"];
    ({ payload } = await jwtVerify(jwt, key, {
      algorithms: ["RS256"],
      currentDate,
      requiredClaims,
    }));
  } catch (error) {
    if (isPorticoError(error)) throw error;
    if (error instanceof errors.JWTExpired) throw claimError("it has expired");
    if (error instanceof errors.JWTClaimValidationFailed)
      throw claimError(`"${error.claim}" ${error.reason}`);
    // The cause is safe to expose, because the other errors from jose contain no part of the token.
    throw new PorticoError(`${subject.name} is not signed with the app's key`, {
      code: `${subject.code}_SIGNATURE`,
      cause: error,
    });
  }
  // Older webhooks have no issuer and no audience.
  if (payload.iss !== undefined && payload.iss !== ISSUER)
    throw claimError("its issuer is not wix.com");
  if (payload.aud !== undefined && ![payload.aud].flat().includes(app.appId))
    throw claimError("it is for another app");
  return payload;
}

async function importPublicKey(text: string | undefined) {
  if (!text) {
    throw new PorticoError(
      "Public key is missing. Make sure to pass it to the AppStrategy: AppStrategy({ appId, publicKey })",
      { code: "MISSING_PUBLIC_KEY" },
    );
  }
  try {
    const pem = text.includes("-----BEGIN") ? text : atob(text);
    return await importSPKI(pem, "RS256");
  } catch (cause) {
    throw new PorticoError("The public key is not an RSA key in PEM format, plain or in base64", {
      code: "INVALID_PUBLIC_KEY",
      cause,
    });
  }
}
